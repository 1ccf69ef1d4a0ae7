import { itemRoutes } from "@/lib/api/resource-routes";
import { research } from "@/lib/content/research/article-resource";

export const { DELETE, GET, OPTIONS, PATCH, POST, PUT } = itemRoutes(research);

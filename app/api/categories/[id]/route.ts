import { itemRoutes } from "@/lib/api/resource-routes";
import { categories } from "@/lib/content/categories/category-resource";

export const { DELETE, GET, OPTIONS, PATCH, POST, PUT } = itemRoutes(categories);

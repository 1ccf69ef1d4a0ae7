import { itemRoutes } from "@/lib/api/resource-routes";
import { devItems } from "@/lib/content/dev-items/dev-item-resource";

export const { DELETE, GET, OPTIONS, PATCH, POST, PUT } = itemRoutes(devItems);

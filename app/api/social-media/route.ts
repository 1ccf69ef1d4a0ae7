import { documentRoutes } from "@/lib/api/document-routes";

export const { DELETE, GET, OPTIONS, PATCH, POST, PUT } = documentRoutes("social-media");

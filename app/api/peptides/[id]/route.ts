import { itemRoutes } from "@/lib/api/resource-routes";
import { peptides } from "@/lib/content/peptides/peptide-resource";

export const { DELETE, GET, OPTIONS, PATCH, POST, PUT } = itemRoutes(peptides);

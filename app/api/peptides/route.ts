import { collectionRoutes } from "@/lib/api/resource-routes";
import { listForAnswer } from "@/lib/content/peptides/all-peptides";
import { peptides } from "@/lib/content/peptides/peptide-resource";

export const { DELETE, GET, OPTIONS, PATCH, POST, PUT } = collectionRoutes({
  ...peptides,
  list: listForAnswer,
});

import { route } from "@/lib/api/route";
import { readPeptides } from "@/lib/content/peptides/peptide-store";

export const GET = route({ access: "public" }, () => readPeptides());

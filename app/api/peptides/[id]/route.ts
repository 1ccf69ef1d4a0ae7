import { route } from "@/lib/api/route";
import { getPeptide } from "@/lib/content/peptides/peptide-queries";
import { idParams } from "@/lib/content/wire";

export const GET = route({ access: "public", params: idParams }, ({ params }) =>
  getPeptide(params.id),
);

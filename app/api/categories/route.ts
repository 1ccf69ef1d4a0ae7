import { route } from "@/lib/api/route";
import { listCategories } from "@/lib/content/categories/category-queries";

export const GET = route({ access: "public" }, () => listCategories());

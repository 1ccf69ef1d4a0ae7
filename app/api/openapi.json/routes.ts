import type { ApiRoutes } from "@/lib/api/openapi";
import * as category from "../categories/[id]/route";
import * as categories from "../categories/route";
import * as conditionsOfPeptide from "../conditions/peptide/[id]/route";
import * as contact from "../contact/route";
import * as devItem from "../dev-items/[id]/route";
import * as devItems from "../dev-items/route";
import * as video from "../educational-videos/[id]/route";
import * as videoImport from "../educational-videos/bulk-import/route";
import * as videosOfPeptide from "../educational-videos/peptide/[id]/route";
import * as videos from "../educational-videos/route";
import * as health from "../health/route";
import * as peptide from "../peptides/[id]/route";
import * as peptides from "../peptides/route";
import * as ready from "../ready/route";
import * as article from "../research/[id]/route";
import * as articlesOfPeptide from "../research/peptide/[id]/route";
import * as research from "../research/route";

/** Every address below /api, as its folder is called; a test holds the list complete. */
export const apiRoutes: ApiRoutes = {
  "/api/peptides": peptides,
  "/api/peptides/{id}": peptide,
  "/api/categories": categories,
  "/api/categories/{id}": category,
  "/api/conditions/peptide/{id}": conditionsOfPeptide,
  "/api/research": research,
  "/api/research/{id}": article,
  "/api/research/peptide/{id}": articlesOfPeptide,
  "/api/educational-videos": videos,
  "/api/educational-videos/{id}": video,
  "/api/educational-videos/peptide/{id}": videosOfPeptide,
  "/api/educational-videos/bulk-import": videoImport,
  "/api/dev-items": devItems,
  "/api/dev-items/{id}": devItem,
  "/api/contact": contact,
  "/api/health": health,
  "/api/ready": ready,
};

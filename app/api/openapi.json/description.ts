import { type ApiDescription, describeApi } from "@/lib/api/openapi";
import { apiRoutes } from "./routes";

let description: ApiDescription | undefined;

/** The description of every route, made once a process. */
export function getApiDescription(): ApiDescription {
  description ??= describeApi(apiRoutes);
  return description;
}

import { methods } from "@/lib/api/methods";
import { route } from "@/lib/api/route";
import { systemSchema } from "@/lib/system/system-schema";
import { readSystemStatus } from "@/lib/system/system-status";

export const { DELETE, GET, OPTIONS, PATCH, POST, PUT } = methods({
  GET: route(
    {
      access: "administrator",
      summary: "Describes the load, errors, caches, disks and backups of the process that answers",
      answer: systemSchema,
    },
    () => readSystemStatus(),
  ),
});

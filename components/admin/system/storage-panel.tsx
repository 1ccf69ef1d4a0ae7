import { formatChatTime } from "@/lib/conversations/chat-time";
import type { SystemStatus } from "@/lib/system/system-schema";
import { type Figure, FigureList } from "./figure-list";
import { inBytes, inNumbers } from "./units";

/** The database, the disks that the site writes to, its backups and Redis. */
export function StoragePanel({ status }: { status: SystemStatus }) {
  const { database, dependencies, disks } = status;
  return (
    <FigureList
      title="Storage"
      figures={[
        { label: "Database", value: database },
        ...(dependencies.redis
          ? [
              {
                label: "Redis",
                value: dependencies.redis === "ok" ? "Answers" : "Does not answer",
                isAlarming: dependencies.redis !== "ok",
              },
            ]
          : []),
        ...disks.map(({ folder, free, size }) => ({
          label: `Free space in ${folder}`,
          value: `${inBytes(free)} of ${inBytes(size)}`,
          isAlarming: dependencies.disk === "low",
        })),
        ...(disks.length === 0 && dependencies.disk
          ? [{ label: "Free space", value: "Cannot be read", isAlarming: true }]
          : []),
        describeBackups(status),
      ]}
    />
  );
}

function describeBackups({ backups, dependencies }: SystemStatus): Figure {
  const label = "Newest backup";
  if (!dependencies.backup) {
    return {
      label,
      value: "Unknown",
      note: "BACKUP_DIR is not set",
    };
  }
  if (!backups) return { label, value: "Cannot be read", isAlarming: true };
  if (!backups.newestAt) return { label, value: "There is none", isAlarming: true };
  return {
    label,
    value: formatChatTime(backups.newestAt),
    note: `${ageInHours(backups.newestAt)}; ${inNumbers(backups.count)} kept`,
    isAlarming: dependencies.backup !== "ok",
  };
}

function ageInHours(time: string): string {
  const hours = Math.floor((Date.now() - Date.parse(time)) / 3_600_000);
  if (hours < 1) return "Less than an hour old";
  return hours === 1 ? "One hour old" : `${inNumbers(hours)} hours old`;
}

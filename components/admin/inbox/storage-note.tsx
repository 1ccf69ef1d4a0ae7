import { isNearlyFull } from "@/lib/content/storage-limits";

/** Warns that the storage limit has almost been reached, or has been reached. */
export function StorageNote({
  what,
  stored,
  limit,
}: {
  /** In the plural: "messages". */
  what: string;
  stored: number;
  limit: number;
}) {
  if (!isNearlyFull(stored, limit)) return null;
  const [held, most] = [stored, limit].map((count) => count.toLocaleString("en-US"));
  return (
    <p className="my-3 border-l-4 border-danger-line bg-danger-wash px-4 py-3 text-danger text-sm">
      {held} of at most {most} {what} are stored.{" "}
      {stored < limit ? "When the limit is reached," : "The limit is reached:"} visitors are told
      that nothing more can be stored. Delete {what} that are no longer needed.
    </p>
  );
}

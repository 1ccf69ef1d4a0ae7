"use client";

import { Download } from "lucide";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { Menu, MenuContent, MenuItem, MenuTrigger } from "@/components/ui/menu";
import { notify } from "@/components/ui/notify";
import { request } from "@/lib/api/client";
import type { ExportedFile, TransferFormat } from "@/lib/content/transfer/transfer-schema";
import type { Declaration } from "../declaration";

/** A collection as a file: all of it, or what is selected. */
export function ExportMenu({
  declaration,
  ids,
  label,
}: {
  declaration: Declaration;
  ids: number[] | null;
  label: string;
}) {
  return (
    <Menu>
      <MenuTrigger asChild>
        <Button type="button" variant="outline" title={label}>
          <Icon node={Download} />
          <span className={ids ? "max-sm:sr-only" : "max-xl:sr-only"}>{label}</span>
        </Button>
      </MenuTrigger>
      <MenuContent>
        <MenuItem onSelect={() => void exportFile(declaration, "csv", ids)}>
          CSV, for spreadsheets
        </MenuItem>
        <MenuItem onSelect={() => void exportFile(declaration, "json", ids)}>JSON</MenuItem>
      </MenuContent>
    </Menu>
  );
}

async function exportFile(
  { collection, label }: Declaration,
  format: TransferFormat,
  ids: number[] | null,
) {
  try {
    const path = `/api/admin/transfer/${collection}/export`;
    const { data } = await request<ExportedFile>(path, { method: "POST", body: { format, ids } });
    save(data);
  } catch {
    const description = `Failed to export ${label.many}. Please try again.`;
    notify({ title: "Error", description, destructive: true });
  }
}

function save({ fileName, mediaType, text }: ExportedFile) {
  const address = URL.createObjectURL(new Blob([text], { type: `${mediaType};charset=utf-8` }));
  const link = document.createElement("a");
  link.href = address;
  link.download = fileName;
  link.click();
  URL.revokeObjectURL(address);
}

"use client";

import { Download } from "lucide";
import { CompactButton } from "@/components/admin/ui/compact-button";
import { saveFile } from "@/components/admin/ui/save-file";
import { Icon } from "@/components/ui/icon";
import { Menu, MenuContent, MenuItem, MenuTrigger } from "@/components/ui/menu";
import { notifyError } from "@/components/ui/notify";
import { request } from "@/lib/api/client";
import type { ExportedFile, TransferFormat } from "@/lib/resources/transfer/transfer-schema";
import type { Declaration } from "../declaration";

/** Exports a whole collection or the selection. */
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
        <CompactButton title={label}>
          <Icon node={Download} />
          <span className={ids ? "max-sm:sr-only" : "max-xl:sr-only"}>{label}</span>
        </CompactButton>
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
    saveFile(data.fileName, data.text, data.mediaType);
  } catch {
    notifyError(`Failed to export ${label.many}. Please try again.`);
  }
}

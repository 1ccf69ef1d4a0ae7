import { NameLink } from "@/components/admin/collection/cells/name-link";
import { NamedList } from "@/components/admin/collection/cells/named-list";
import { TwoLines } from "@/components/admin/collection/cells/two-lines";
import type { TableDeclaration } from "@/components/admin/collection/declaration";
import { PeptideAvatar } from "@/components/peptides/peptide-avatar";
import { cn } from "@/lib/class-names";
import type { PeptideRow } from "@/lib/content/peptides/peptide-schema";
import { idColumn } from "../id-column";

export const peptideColumns: TableDeclaration<PeptideRow>["columns"] = [
  {
    key: "avatar",
    label: "Avatar",
    headClass: "w-18",
    cellClass: "py-1.5 max-md:absolute max-md:px-0",
    cell: (row) => <PeptideAvatar {...row} />,
  },
  { ...idColumn, headClass: "w-14", cellClass: cn(idColumn.cellClass, "max-md:pl-14") },
  {
    key: "name",
    label: "Name",
    sorts: ["name-az", "name-za"],
    defaultSort: "name-az",
    headClass: "md:w-1/3 lg:w-1/5",
    cellClass: "max-md:py-1 max-md:pl-14",
    cell: ({ name }, link) => <NameLink link={link}>{name}</NameLink>,
  },
  {
    key: "description",
    label: "Description",
    cellClass: "max-md:py-0 max-md:pl-14 max-md:text-sm",
    cell: ({ description }) => <TwoLines text={description} />,
  },
  {
    key: "category",
    label: "Category",
    headClass: "md:w-1/4 xl:w-1/5",
    cellClass: "max-md:py-0 max-md:pl-14 max-md:text-sm",
    cell: ({ categories }) => <NamedList items={categories} none="No category" />,
  },
];

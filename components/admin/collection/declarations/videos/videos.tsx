import { DescribedTitle } from "@/components/admin/collection/cells/described-title";
import type { TableDeclaration } from "@/components/admin/collection/declaration";
import { type VideoRow, videoInput } from "@/lib/content/videos/video-schema";
import { idColumn } from "../id-column";
import {
  linkedPeptidesColumn,
  linkedPeptidesFilter,
  linkedPeptidesSection,
} from "../publications/linked-peptides";
import { publicationEdits } from "../publications/publication-edits";
import { VideoImportButton } from "./video-import-button";

export const videos: TableDeclaration<VideoRow> = {
  nameField: "title",
  columns: [
    idColumn,
    {
      key: "title",
      label: "Title",
      sorts: ["title-az", "title-za"],
      defaultSort: "newest",
      cellClass: "max-md:py-1",
      cell: ({ title, description, year }, link) => (
        <DescribedTitle
          title={title}
          link={link}
          text={description}
          textName="Description"
          note={year === null ? "" : String(year)}
        />
      ),
    },
    {
      key: "creator",
      label: "Creator/Source",
      headClass: "md:w-1/5",
      cellClass: "max-md:py-0 max-md:text-sm",
      cell: ({ creator }) => creator,
    },
    linkedPeptidesColumn("Related Peptides"),
  ],
  sorts: [
    { key: "newest", label: "Year: newest" },
    { key: "oldest", label: "Year: oldest" },
    { key: "title-az", label: "Title A-Z" },
    { key: "title-za", label: "Title Z-A" },
  ],
  filter: linkedPeptidesFilter,
  publicHref: () => "/research?tab=videos",
  sections: [
    {
      title: "Video",
      fields: [
        { name: "title", label: "Title", kind: "text" },
        { name: "description", label: "Description", kind: "textarea" },
        { name: "creator", label: "Creator/Source", kind: "text", maxLength: 300 },
        { name: "year", label: "Year", kind: "number", isInteger: true },
        { name: "url", label: "URL", kind: "url" },
        {
          name: "embedCode",
          label: "Embed Code",
          kind: "textarea",
          isMono: true,
          help: "The player of YouTube, Vimeo or Dailymotion; reduced to platform and id.",
        },
      ],
    },
    linkedPeptidesSection,
  ],
  input: videoInput,
  bulkEdits: publicationEdits,
  ImportButton: VideoImportButton,
  notices: {
    loadFailed: "Failed to load educational videos. Please try again.",
    createFailed: "Failed to add video. Please try again.",
    updateFailed: "Failed to update video. Please try again.",
    deleteFailed: "Failed to delete video. Please try again.",
    created: "Video created successfully!",
    updated: "Video updated successfully!",
    deleted: "Video deleted successfully!",
  },
};

import type { TableDeclaration } from "@/components/admin/collection/declaration";
import { type VideoRow, videoInput } from "@/lib/content/videos/video-schema";
import { idColumn } from "../id-column";
import { publicationEdits } from "../publications/publication-edits";
import {
  linkedPeptidesColumn,
  linkedPeptidesFilter,
  linkedPeptidesSection,
  publicationSorts,
  sourceColumn,
  titleColumn,
} from "../publications/publication-parts";
import { VideoImportButton } from "./video-import-button";

export const videos: TableDeclaration<VideoRow> = {
  nameField: "title",
  columns: [
    idColumn,
    titleColumn("Description", ({ description, year }) => ({
      text: description,
      note: year === null ? "" : String(year),
    })),
    sourceColumn("creator", "Creator/Source"),
    linkedPeptidesColumn("Related Peptides"),
  ],
  sorts: publicationSorts("Year"),
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

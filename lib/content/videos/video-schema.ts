import { z } from "zod";
import {
  id,
  idList,
  numberOrNull,
  requiredText,
  shortText,
  timestamps,
  webAddress,
} from "@/lib/content/wire";
import { playerFrame } from "@/lib/html/video-embed";
import { namedRowSchema } from "@/lib/resources/rows/named-row";

const MIN_VIDEO_YEAR = 1900;

/** What a save may hold. The id 0 among `peptideIds` means General. */
export const videoInput = z.object({
  title: requiredText(300),
  description: shortText(5000).default(""),
  publisher: shortText(300).default(""),
  year: numberOrNull(
    z
      .number({ error: wantedYear })
      .int()
      .min(MIN_VIDEO_YEAR)
      .refine((value) => value <= new Date().getFullYear(), { error: wantedYear }),
  ).default(null),
  url: webAddress.default(""),
  embedCode: z
    .string()
    .trim()
    .max(5000)
    .refine(
      (code) => code === "" || playerFrame(code) !== null,
      "Enter the embed code of a player of YouTube, Vimeo or Dailymotion.",
    )
    .overwrite((code) => playerFrame(code) ?? "")
    .default(""),
  peptideIds: idList.default([]),
});

/** What every read answers: both documents' names for the publisher and the address. */
export const videoSchema = videoInput
  .extend({
    id,
    year: z.number().int().nullable(),
    creator: z.string(),
    link: z.string(),
    peptideIds: z.string(),
    ...timestamps,
  })
  .meta({ id: "Video" });

/** What the dashboard's table shows. */
export const videoRowSchema = z
  .object({
    id,
    title: z.string(),
    description: z.string(),
    creator: z.string(),
    year: z.number().int().nullable(),
    peptides: z.array(namedRowSchema),
  })
  .meta({ id: "VideoRow" });

function wantedYear(): string {
  return `Enter a year from ${MIN_VIDEO_YEAR} to ${new Date().getFullYear()}.`;
}

export type VideoInput = z.output<typeof videoInput>;
export type Video = z.output<typeof videoSchema>;
export type VideoRow = z.output<typeof videoRowSchema>;

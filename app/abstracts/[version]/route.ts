import { abstractsFile } from "@/lib/content/research/abstracts-file";

export const { GET } = abstractsFile;

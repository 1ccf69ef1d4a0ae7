import { papersFile } from "@/lib/content/research/papers-file";

export const { GET } = papersFile;

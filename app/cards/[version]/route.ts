import { cardFile } from "@/components/database/card-file";

export const { GET } = cardFile;

import { skylineSprite } from "@/lib/ribbon/skyline-sprite";

export const { GET } = skylineSprite;

/** Words for countries; see word-families.ts. */
export const placeFamilies = [
  "italy italian",
  "russia russian soviet",
  "china chinese",
  "japan japanese",
  "france french",
  "switzerland swiss",
  "austria austrian",
  "australia australian",
  "denmark danish",
  "britain british uk",
  "america american usa",
  "europe european ema",
  "canada canadian",
  "asia asian",
  "petersburg leningrad",
];

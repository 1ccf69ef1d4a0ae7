/** One address of each kind of public page, for the checks that every page must pass. */
export const routes = [
  "/",
  "/peptides",
  "/peptides?category=3&sort=category",
  "/peptides?category=987",
  "/peptides/81",
  "/peptides/62",
  "/peptides/29",
  "/peptides/999",
  "/database",
  "/database?query=memory&category=4",
  "/database?query=zzz&category=987",
  "/research",
  "/research?tab=videos",
  "/research?tab=resources",
  "/research?query=zzzz&sort=oldest",
  "/research/1",
  "/research/999",
  "/consultant",
  "/consultant?query=What+is+BPC-157%3F",
  "/about",
  "/contact",
  "/contact/sent",
  "/contact/check?draft=x",
  "/terms",
  "/privacy",
  "/disclaimer",
  "/api-description",
  "/nowhere",
];

/** Those of them whose status is 404, which a browser's console reports as an error. */
export const missing = ["/peptides/999", "/research/999", "/nowhere"];

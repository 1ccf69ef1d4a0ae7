import { methods } from "@/lib/api/methods";
import { route } from "@/lib/api/route";
import { renewDevice } from "@/lib/auth/known-device";
import {
  readSiteSettings,
  saveSiteSettings,
  siteSettingsAnswer,
  siteSettingsBody,
  siteSettingsShape,
} from "@/lib/content/documents/site-settings";

const save = route(
  {
    access: "administrator",
    summary: "Saves the site settings; a password that is not blank ends every other session",
    body: siteSettingsBody,
    bodyShape: siteSettingsShape,
    asSent: ["password", "confirmPassword"],
    answer: siteSettingsAnswer,
    isVersioned: true,
  },
  async ({ administrator, body, request, setCookies }) => {
    const answer = await saveSiteSettings(administrator, body, request.headers.get("if-match"));
    // A new password ends every session, including this one.
    if (body.credentials?.password?.trim()) setCookies(await renewDevice(request, administrator));
    return answer;
  },
);

export const { DELETE, GET, OPTIONS, PATCH, POST, PUT } = methods({
  GET: route(
    {
      access: "administrator",
      summary: "Answers the site settings, without any password",
      answer: siteSettingsAnswer,
    },
    ({ administrator }) => readSiteSettings(administrator),
  ),
  POST: save,
  PUT: save,
});

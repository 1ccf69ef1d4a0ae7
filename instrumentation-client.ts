import { announceNavigation } from "@/components/site/announce-navigation";

/** Next calls this in the browser when a navigation within the site starts. */
export const onRouterTransitionStart = announceNavigation;

import { announceNavigation } from "@/components/site/announce-navigation";

/** Next calls this in the browser when a navigation within the site begins. */
export const onRouterTransitionStart = announceNavigation;

import { collectionRoutes } from "@/lib/api/resource-routes";
import { videos } from "@/lib/content/videos/video-resource";

export const { DELETE, GET, OPTIONS, PATCH, POST, PUT } = collectionRoutes(videos);

import { descriptionRoute } from "./description";

export const { DELETE, GET, OPTIONS, PATCH, POST, PUT } = descriptionRoute;

import type { Metadata } from "next";
import {
  CONDITION_NOT_FOUND,
  ConditionNotFound,
} from "@/components/collections/collection-not-found";

export const metadata: Metadata = { title: CONDITION_NOT_FOUND };

export default ConditionNotFound;

import type { Metadata } from "next";
import {
  ComparisonNotFound,
  TARGET_NOT_FOUND,
} from "@/components/collections/collection-not-found";

export const metadata: Metadata = { title: TARGET_NOT_FOUND };

export default ComparisonNotFound;

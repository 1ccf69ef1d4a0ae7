import type { Metadata } from "next";
import {
  COMPARISON_NOT_FOUND,
  ComparisonNotFound,
} from "@/components/collections/collection-not-found";

export const metadata: Metadata = { title: COMPARISON_NOT_FOUND };

export default ComparisonNotFound;

import type { Metadata } from "next";
import { TARGET_NOT_FOUND, TargetNotFound } from "@/components/collections/collection-not-found";

export const metadata: Metadata = { title: TARGET_NOT_FOUND };

export default TargetNotFound;

import type { Metadata } from "next";
import { TERM_NOT_FOUND, TermNotFound } from "@/components/glossary/glossary-term-page";

export const metadata: Metadata = { title: TERM_NOT_FOUND };

export default TermNotFound;

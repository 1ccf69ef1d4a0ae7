import type { Metadata } from "next";
import { PEPTIDE_NOT_FOUND, PeptideNotFound } from "@/components/peptides/peptide-not-found";

export const metadata: Metadata = { title: PEPTIDE_NOT_FOUND };

export default PeptideNotFound;

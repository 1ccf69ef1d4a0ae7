import type { Named } from "./names";

/** Pages of the site that are no item of the library, as somebody who looks for them may call them. */
export const sitePages: (Named & { href: string })[] = [
  {
    name: "Peptide calculator",
    others: ["Mass calculator", "Isoelectric point", "Digestion", "HELM", "SMILES"],
    href: "/tools/peptide-calculator",
  },
  {
    name: "Check an observed mass",
    others: ["Identity check", "Mass check", "Certificate of analysis", "m/z"],
    href: "/tools/identity-check",
  },
  { name: "Compare peptides", others: ["Comparison"], href: "/compare" },
  { name: "Explore the library", others: ["Scatter plot"], href: "/explore" },
  {
    name: "Family tree",
    others: ["Sequence similarity", "Phylogeny"],
    href: "/explore/family",
  },
  { name: "Conditions", others: ["Diseases", "Indications"], href: "/conditions" },
  { name: "Targets", others: ["Receptors"], href: "/targets" },
  {
    name: "Approvals",
    others: ["Approved medicines", "Regulatory status"],
    href: "/approvals",
  },
  {
    name: "Peptides in sport",
    others: ["Anti-doping", "Doping", "WADA", "Prohibited List"],
    href: "/sport",
  },
  { name: "Glossary", others: ["Definitions", "Terms explained"], href: "/glossary" },
  {
    name: "Data",
    others: ["Download", "Dataset", "CSV", "FASTA", "SDF", "Changelog"],
    href: "/data",
  },
  {
    name: "API and AI clients (MCP)",
    others: ["MCP", "OpenAPI", "Model Context Protocol"],
    href: "/api-description",
  },
  { name: "AI Consultant", others: ["Ask the library", "Chat"], href: "/consultant" },
  {
    name: "Educational videos",
    others: ["Films", "Lectures"],
    href: "/research?tab=videos",
  },
  { name: "Contact", others: ["Email", "Report an error", "Telephone"], href: "/contact" },
];

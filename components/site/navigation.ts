export interface NavigationEntry {
  href: string;
  label: string;
  /** A tab of /research, switched in place if the reader is already there. */
  tab?: string;
}

export interface NavigationPage {
  href: string;
  label: string;
  /** The first path segment of all pages of this section. */
  segment: string | null;
  menu?: { id: string; label: string; entries: NavigationEntry[] };
}

const quickMenuPeptides = [
  { id: 36, name: "Semaglutide" },
  { id: 81, name: "BPC-157" },
  { id: 67, name: "TB-500" },
  { id: 23, name: "GHK-Cu" },
  { id: 31, name: "Dihexa" },
  { id: 32, name: "MGF" },
  { id: 24, name: "Selank" },
  { id: 52, name: "PT-141" },
];

/** The pages of the header and the footer, in order. */
export const pages: NavigationPage[] = [
  { href: "/", label: "Home", segment: null },
  {
    href: "/peptides",
    label: "Peptides",
    segment: "peptides",
    menu: {
      id: "peptides-menu",
      label: "Quick menu of peptides",
      entries: quickMenuPeptides.map(({ id, name }) => ({ href: `/peptides/${id}`, label: name })),
    },
  },
  { href: "/database", label: "Database", segment: "database" },
  { href: "/consultant", label: "AI Consultant", segment: "consultant" },
  {
    href: "/research",
    label: "Research",
    segment: "research",
    menu: {
      id: "research-menu",
      label: "Sections of research",
      entries: [
        { href: "/research?tab=articles", label: "Scientific Papers", tab: "articles" },
        { href: "/research?tab=videos", label: "Educational Videos", tab: "videos" },
        { href: "/research?tab=resources", label: "Other Resources", tab: "resources" },
      ],
    },
  },
  {
    href: "/tools",
    label: "Tools",
    segment: "tools",
    menu: {
      id: "tools-menu",
      label: "Tools and tables",
      entries: [
        { href: "/tools/peptide-calculator", label: "Peptide calculator" },
        { href: "/tools/identity-check", label: "Check an observed mass" },
        { href: "/compare", label: "Compare peptides" },
        { href: "/explore", label: "Explore the library" },
        { href: "/explore/family", label: "Family tree" },
        { href: "/conditions", label: "Conditions" },
        { href: "/targets", label: "Targets" },
        { href: "/approvals", label: "Approvals" },
        { href: "/sport", label: "Peptides in sport" },
        { href: "/glossary", label: "Glossary" },
        { href: "/data", label: "Data and API" },
      ],
    },
  },
  { href: "/about", label: "About", segment: "about" },
  { href: "/contact", label: "Contact", segment: "contact" },
];

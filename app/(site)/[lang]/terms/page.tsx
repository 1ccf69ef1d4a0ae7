import { LegalPage, legalMetadata } from "@/components/legal/legal-page";
import { StructuredData } from "@/components/seo/structured-data";
import { legalNodes } from "@/lib/seo/structured-data/site-data";

export const generateMetadata = () => legalMetadata("terms");

export default function TermsPage() {
  return (
    <>
      <StructuredData nodes={legalNodes("terms")} />
      <LegalPage name="terms" />
    </>
  );
}

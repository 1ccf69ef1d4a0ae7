import { LegalPage, legalMetadata } from "@/components/legal/legal-page";
import { StructuredData } from "@/components/seo/structured-data";
import { legalNodes } from "@/lib/seo/structured-data/site-data";

export const generateMetadata = () => legalMetadata("disclaimer");

export default function DisclaimerPage() {
  return (
    <>
      <StructuredData nodes={legalNodes("disclaimer")} />
      <LegalPage name="disclaimer" />
    </>
  );
}

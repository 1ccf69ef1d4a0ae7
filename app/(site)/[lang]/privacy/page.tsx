import { ForgetReading } from "@/components/legal/forget-reading";
import { LegalPage, legalMetadata } from "@/components/legal/legal-page";
import { StructuredData } from "@/components/seo/structured-data";
import { legalNodes } from "@/lib/seo/structured-data/site-data";

export const generateMetadata = () => legalMetadata("privacy");

export default function PrivacyPage() {
  return (
    <>
      <StructuredData nodes={legalNodes("privacy")} />
      <LegalPage name="privacy" />
      <ForgetReading />
    </>
  );
}

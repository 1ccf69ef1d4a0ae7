import { LegalPage, legalMetadata } from "@/components/legal/legal-page";

export const generateMetadata = () => legalMetadata("disclaimer");

export default function DisclaimerPage() {
  return <LegalPage name="disclaimer" />;
}

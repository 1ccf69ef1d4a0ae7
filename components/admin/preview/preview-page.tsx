import "server-only";
import { AboutPage } from "@/components/about/about-page";
import { Consultant } from "@/components/consultant/consultant";
import { startersOf } from "@/components/consultant/consultant-page";
import { ContactPage } from "@/components/contact/contact-page";
import { HomeConsultant } from "@/components/home/home-consultant";
import { drawnPeptide, HomeHero } from "@/components/home/home-hero";
import { LegalText } from "@/components/legal/legal-text";
import { PeptideDetail } from "@/components/peptides/peptide-detail";
import { ArticleDetail } from "@/components/research/article-detail";
import { FooterContent } from "@/components/site/site-footer";
import { VideoCard } from "@/components/videos/video-card";
import { listCategories, listShownCategories } from "@/lib/content/categories/category-queries";
import { toPreviewedDocument, toPreviewedPart } from "@/lib/content/documents/document-preview";
import { getDocument } from "@/lib/content/documents/document-queries";
import { toPreviewedPeptide } from "@/lib/content/peptides/peptide-preview";
import { listPeptideCards } from "@/lib/content/peptides/peptide-queries";
import type { PreviewInput } from "@/lib/content/previews/preview-schema";
import { toPreviewedArticle } from "@/lib/content/research/article-preview";
import { listArticlesOfPeptide } from "@/lib/content/research/article-queries";
import { listNamedPeptides } from "@/lib/content/research/find-article";
import { toVideoCard } from "@/lib/content/videos/video-card";
import { toPreviewedVideo } from "@/lib/content/videos/video-preview";
import { listVideosOfPeptide } from "@/lib/content/videos/video-queries";
import { contactChannels } from "@/lib/links/contact-links";
import { StillChat } from "./still-chat";

/** What is not stored yet has no id; no item has this one. */
const NO_ID = 0;

type Part = Omit<PreviewInput, "kind">;

/** The very component of the public page, with the values of a form. */
export async function PreviewPage({ input: { kind, ...part } }: { input: PreviewInput }) {
  switch (kind) {
    case "peptides":
      return <PeptidePreview {...part} />;
    case "research":
      return <ArticlePreview {...part} />;
    case "educational-videos":
      return (
        <div className="py-8">
          <VideoCard video={toVideoCard(toPreviewedVideo(part.id ?? NO_ID, part.values))} />
        </div>
      );
    case "about-content":
      return (
        <AboutPage content={toPreviewedDocument("about-content", part.values)} isBuiltIn={false} />
      );
    case "contact-content":
      return (
        <ContactPage
          content={toPreviewedDocument("contact-content", part.values)}
          info={await getDocument("contact-info")}
        />
      );
    case "consultant":
      return <ConsultantPreview values={part.values} />;
    case "home-consultant":
      return <HomeConsultant settings={toPreviewedDocument("ai-settings", part.values)} />;
    case "home-hero":
      return <HeroPreview {...part} />;
    case "site-footer":
      return <FooterPreview {...part} />;
    default: {
      const docs = toPreviewedPart("legal-docs", part.values.legalDocs);
      return <LegalText title={docs[`${kind}Title`]} text={docs[kind]} />;
    }
  }
}

async function PeptidePreview({ id, values }: Part) {
  const [categories, articles, videos] = await Promise.all([
    listCategories(),
    id === null ? [] : listArticlesOfPeptide(id),
    id === null ? [] : listVideosOfPeptide(id),
  ]);
  return (
    <PeptideDetail
      peptide={toPreviewedPeptide(id ?? NO_ID, values)}
      categories={categories}
      articles={articles}
      videos={videos}
    />
  );
}

async function ArticlePreview({ id, values }: Part) {
  const article = toPreviewedArticle(id ?? NO_ID, values);
  return <ArticleDetail article={article} peptides={await listNamedPeptides(article)} />;
}

async function ConsultantPreview({ values }: Pick<Part, "values">) {
  const settings = toPreviewedDocument("ai-settings", values);
  return (
    <Consultant settings={settings}>
      <StillChat welcome={settings.welcomeMessage} starters={await startersOf(settings)} />
    </Consultant>
  );
}

async function HeroPreview({ values }: Part) {
  const { heroText } = toPreviewedPart("site-text", values.siteText);
  return <HomeHero text={heroText} peptide={drawnPeptide(await listPeptideCards())} />;
}

async function FooterPreview({ values }: Part) {
  const [categories, contactContent] = await Promise.all([
    listShownCategories(),
    getDocument("contact-content"),
  ]);
  const contactInfo = toPreviewedPart("contact-info", values.contactInfo);
  return (
    <FooterContent
      siteText={toPreviewedPart("site-text", values.siteText)}
      socialMedia={toPreviewedPart("social-media", values.socialMedia)}
      legalDocs={toPreviewedPart("legal-docs", values.legalDocs)}
      categories={categories}
      channels={contactChannels({ ...contactInfo, ...contactContent })}
    />
  );
}

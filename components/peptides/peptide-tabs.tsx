import { TriangleAlert } from "lucide";
import Link from "next/link";
import { EvidenceContents } from "@/components/facts/evidence-contents";
import { FactReport } from "@/components/facts/fact-report";
import { FactSources } from "@/components/facts/fact-sources";
import { ArticleEntry } from "@/components/research/article-entry";
import { Html } from "@/components/site/html";
import { Static } from "@/components/site/static";
import { Icon } from "@/components/ui/icon";
import { Tabs, TabsPanel } from "@/components/ui/tabs";
import { VideoCard } from "@/components/videos/video-card";
import type { Peptide } from "@/lib/content/peptides/peptide-schema";
import type { Article } from "@/lib/content/research/article-schema";
import { toVideoCard } from "@/lib/content/videos/video-card";
import type { Video } from "@/lib/content/videos/video-schema";
import { numberSources } from "@/lib/facts/source-numbers";
import { parseList } from "@/lib/html/lists";
import { peptideTabs } from "./peptide-contents";

export function PeptideTabs({
  peptide,
  articles,
  videos,
}: {
  peptide: Peptide;
  articles: Article[];
  videos: Video[];
}) {
  const path = `/peptides/${peptide.id}`;
  return (
    <div className="min-w-0">
      <Tabs label={`About ${peptide.name}`} tabs={peptideTabs}>
        <TabsPanel id="mechanism" heading="Mechanism">
          <Static id="mechanism-text" path={path}>
            {peptide.warnings && <Warnings html={peptide.warnings} />}
            <Html
              html={
                peptide.mechanismOfAction ||
                "Detailed mechanism of action information not available."
              }
            />
          </Static>
        </TabsPanel>
        <TabsPanel id="benefits" heading="Benefits">
          <Static id="benefits-text" path={path}>
            <Benefits benefits={parseList(peptide.benefits)} />
          </Static>
        </TabsPanel>
        <TabsPanel id="side-effects" heading="Side Effects">
          <Static id="side-effects-text" path={path}>
            {peptide.warnings && <ToWarnings />}
            <Html html={peptide.sideEffects || "No side effect information available."} />
          </Static>
        </TabsPanel>
        <TabsPanel id="dosage" heading="Dosage">
          <Static id="dosage-text" path={path}>
            {peptide.warnings && <ToWarnings />}
            <p className="mb-5 max-w-text border-l-4 border-notice-line bg-notice-wash px-4 py-3 font-sans text-[0.9375rem] text-notice">
              For education only. This describes what labels and studies report. It is not a
              recommendation, and doses are a prescriber's decision.
            </p>
            <Html html={peptide.dosage || "No dosage information available."} />
          </Static>
        </TabsPanel>
        <TabsPanel id="research" heading="Research">
          <Static id="research-text" path={path}>
            <Html html={peptide.research || "No research summary available."} />
            {peptide.facts ? (
              <>
                <EvidenceContents facts={peptide.facts} timeline={`${path}/evidence`} />
                <FactReport facts={peptide.facts} peptideId={peptide.id} />
              </>
            ) : (
              <p className="mt-4 font-sans">
                <a href={`${path}/evidence`} className="text-accent-strong underline">
                  Timeline
                </a>
              </p>
            )}
            <Papers articles={articles} />
            {peptide.facts && (
              <FactSources sources={numberSources(peptide.facts)} title="Sources of the facts" />
            )}
          </Static>
        </TabsPanel>
        <TabsPanel id="videos" heading="Videos">
          <Videos videos={videos} />
        </TabsPanel>
      </Tabs>
    </div>
  );
}

function Warnings({ html }: { html: string }) {
  return (
    <section
      aria-labelledby="warnings"
      className="mb-6 max-w-text border-l-4 border-danger-line bg-danger-wash px-4 py-4"
    >
      <h3 id="warnings" className="flex items-center gap-2 font-sans text-base text-danger">
        <Icon node={TriangleAlert} className="size-4.5" />
        Important Warnings
      </h3>
      <Html html={html} className="mt-2 text-base" />
    </section>
  );
}

/** Opens the panel of the warnings: nobody should read of effects or amounts without them. */
function ToWarnings() {
  return (
    <p className="mb-3 font-sans text-[0.9375rem]">
      <a
        href="#warnings"
        className="inline-flex min-h-11 items-center gap-2 text-danger underline hover:no-underline"
      >
        <Icon node={TriangleAlert} className="size-4.5" />
        Read the important warnings
      </a>
    </p>
  );
}

function Benefits({ benefits }: { benefits: string[] }) {
  if (benefits.length === 0) return <p className="text-soft">No benefits listed.</p>;
  return (
    <>
      <p className="mb-3 max-w-text text-soft">
        What was studied or shown, and in whom. A result in animals or cells says little about
        people.
      </p>
      <ul className="prose-amide list-disc space-y-2 pl-5">
        {benefits.map((benefit) => (
          <li key={benefit}>{benefit}</li>
        ))}
      </ul>
    </>
  );
}

function Papers({ articles }: { articles: Article[] }) {
  return (
    <>
      <h3 id="papers" className="mt-8 text-xl">
        Scientific Papers
      </h3>
      {articles.length > 0 ? (
        <ul className="mt-2">
          {articles.map((article) => (
            <li key={article.id} className="border-t py-4 first:border-t-0">
              <ArticleEntry article={article} />
            </li>
          ))}
        </ul>
      ) : (
        <p className="mt-2 text-soft">No scientific papers are listed for this peptide yet.</p>
      )}
    </>
  );
}

function Videos({ videos }: { videos: Video[] }) {
  if (videos.length === 0) {
    return (
      <>
        <p className="text-soft">No educational videos available for this peptide.</p>
        <Link
          href="/research?tab=videos"
          prefetch={false}
          className="inline-flex min-h-11 items-center font-sans text-[0.9375rem] text-accent-strong hover:underline"
        >
          All educational videos
        </Link>
      </>
    );
  }
  return (
    <ul className="grid gap-10 xl:grid-cols-2">
      {videos.map((video) => (
        <li key={video.id} className="min-w-0">
          <VideoCard video={toVideoCard(video)} />
        </li>
      ))}
    </ul>
  );
}

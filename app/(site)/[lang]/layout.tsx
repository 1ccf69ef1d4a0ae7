import { notFound } from "next/navigation";
import type { ReactNode } from "react";
import { SiteFrame } from "@/components/site/site-frame";

/** Renders no page at build time: each is rendered at its first request and cached. */
export function generateStaticParams() {
  return [];
}

export default async function SiteLayout({
  children,
  params,
}: {
  children: ReactNode;
  params: Promise<{ lang: string }>;
}) {
  if ((await params).lang !== "en") notFound();
  return <SiteFrame>{children}</SiteFrame>;
}

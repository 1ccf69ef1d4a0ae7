import type { Metadata, Viewport } from "next";
import localFont from "next/font/local";
import type { ReactNode } from "react";
import { siteMetadata } from "@/lib/seo/metadata";
import { THEME_SCRIPT } from "@/lib/theme-script";
import "./globals.css";

const serif = localFont({
  src: "./fonts/source-serif.woff2",
  weight: "400",
  variable: "--font-serif",
  adjustFontFallback: "Times New Roman",
});
const sans = localFont({ src: "./fonts/inter.woff2", weight: "400 500", variable: "--font-sans" });

export const metadata: Metadata = siteMetadata;

export const viewport: Viewport = {
  themeColor: [
    { media: "(prefers-color-scheme: light)", color: "#fbfaf7" },
    { media: "(prefers-color-scheme: dark)", color: "#101216" },
  ],
};

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html
      lang="en"
      className={`${serif.variable} ${sans.variable}`}
      // The script sets the theme's class before hydration.
      suppressHydrationWarning
    >
      <head>
        <script dangerouslySetInnerHTML={{ __html: THEME_SCRIPT }} />
      </head>
      <body>{children}</body>
    </html>
  );
}

import type { Metadata } from "next";
import Link from "next/link";
import { redirect } from "next/navigation";
import { LoginForm } from "@/components/login/login-form";
import { loginMessages } from "@/lib/auth/login-messages";
import { findAdministratorOfPage } from "@/lib/auth/session";
import { SITE_NAME } from "@/lib/seo/metadata";

export const metadata: Metadata = { title: "Login", robots: { index: false, follow: false } };

/** Rendered per request and never cached. */
export default async function LoginPage({
  searchParams,
}: {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}) {
  if (await findAdministratorOfPage()) redirect("/admin");
  const { error } = await searchParams;
  const problem = Object.entries(loginMessages).find(([code]) => code === error)?.[1];
  return (
    <main className="mx-auto flex min-h-dvh w-full max-w-sm flex-col justify-center px-4 py-12">
      <p className="font-sans text-[0.9375rem]">
        <Link
          href="/"
          prefetch={false}
          className="inline-flex min-h-11 items-center text-accent-strong hover:underline"
        >
          {SITE_NAME}
        </Link>
      </p>
      <h1 className="mt-2 mb-8 text-3xl">Login</h1>
      {problem && (
        <p
          role="alert"
          className="mb-6 border-l-4 border-danger-line bg-danger-wash px-4 py-3 font-sans text-[0.9375rem] text-danger"
        >
          {problem}
        </p>
      )}
      <LoginForm />
    </main>
  );
}

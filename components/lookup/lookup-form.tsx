import { Search } from "lucide";
import type { ReactNode } from "react";
import { QueryForm } from "@/components/home/query-form";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { DATABASE_PATH } from "@/lib/search/peptide-search";

/** The form of a lookup field. A blank submit reports that a keyword is missing. */
export function LookupForm({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <QueryForm
      action={DATABASE_PATH}
      whenBlank={{
        title: "Search query required",
        description: "Please enter a keyword to search",
        destructive: true,
      }}
      className={className}
    >
      {children}
    </QueryForm>
  );
}

/** The container of the field; the suggestions open below it. */
export function LookupBox({ children }: { children: ReactNode }) {
  return (
    <div className="relative flex rounded-md border border-edge bg-raised outline-offset-2 outline-accent has-[input:focus-visible]:outline-2">
      {children}
      <Button type="submit" variant="ghost" className="min-h-12 rounded-l-none text-accent-strong">
        <Icon node={Search} />
        Search
      </Button>
    </div>
  );
}

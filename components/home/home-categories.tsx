import {
  ArrowRight,
  Bandage,
  Dumbbell,
  FlaskConical,
  HeartPulse,
  Hourglass,
  type IconNode,
  Scale,
} from "lucide";
import Link from "next/link";
import { buttonVariants } from "@/components/ui/button-variants";
import { Icon } from "@/components/ui/icon";
import type { Category } from "@/lib/content/categories/category-schema";

/** `categories` is null if they could not be read; the section then says so. */
export function HomeCategories({ categories }: { categories: Category[] | null }) {
  return (
    <section aria-labelledby="categories" className="border-t py-12 sm:py-16">
      <h2 id="categories" className="text-2xl sm:text-3xl">
        Explore by category
      </h2>
      {categories === null && (
        <p className="mt-5 max-w-text text-soft">
          The categories could not be loaded. Please reload the page in a moment.
        </p>
      )}
      <ul className="mt-7 grid gap-5 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-5">
        {categories?.map((category) => (
          <CategoryCard key={category.id} category={category} />
        ))}
      </ul>
      <Link className={buttonVariants({ variant: "outline", className: "mt-8" })} href="/peptides">
        View All Categories
      </Link>
    </section>
  );
}

function CategoryCard({ category: { id, name, description } }: { category: Category }) {
  const icon = iconOf(name);
  return (
    <li
      className={`hue-${id >= 1 && id <= 5 ? id : 0} relative flex flex-col border-t-2 border-(--hue) bg-[linear-gradient(to_bottom_in_oklab,color-mix(in_oklab,var(--hue)_8%,transparent),transparent_65%)] px-4 pt-4`}
    >
      <Icon node={icon} className="size-6 text-(--hue)" strokeWidth={1.75} />
      <h3 className="mt-3 text-lg">{name}</h3>
      <p className="mt-2 text-[0.9688rem] leading-normal text-soft">{description}</p>
      <Link
        href={`/peptides?category=${id}`}
        prefetch={false}
        className="mt-auto inline-flex min-h-11 items-center gap-1.5 pt-2 font-sans text-[0.9375rem] text-accent-strong after:absolute after:inset-0 hover:underline"
      >
        Explore
        <span className="sr-only">{name}</span>
        <Icon node={ArrowRight} className="size-4" />
      </Link>
    </li>
  );
}

/** Icons by words in the category's name; the first match wins. */
const icons: [RegExp, IconNode][] = [
  [/weight/i, Scale],
  [/performance|recovery/i, Dumbbell],
  [/pain/i, Bandage],
  [/aging/i, Hourglass],
  [/sexual/i, HeartPulse],
];

function iconOf(name: string): IconNode {
  return icons.find(([word]) => word.test(name))?.[1] ?? FlaskConical;
}

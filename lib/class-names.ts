import { type ClassValue, clsx } from "clsx";
import { twMerge } from "tailwind-merge";

/** Joins class names; of two conflicting Tailwind classes the later wins. */
export function cn(...values: ClassValue[]): string {
  return twMerge(clsx(values));
}

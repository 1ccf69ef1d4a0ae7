import { type ClassValue, clsx } from "clsx";
import { twMerge } from "tailwind-merge";

/** Class names joined, the later of two that contradict each other winning. */
export function cn(...values: ClassValue[]): string {
  return twMerge(clsx(values));
}

import type { ComponentProps } from "react";
import { cn } from "@/lib/class-names";
import { type ButtonLooks, buttonVariants } from "./button-variants";

export type ButtonProps = ComponentProps<"button"> & ButtonLooks;

/** Links that look like buttons use `buttonVariants` alone, which needs no libraries. */
export function Button({ className, variant, size, ...props }: ButtonProps) {
  return <button className={cn(buttonVariants({ variant, size }), className)} {...props} />;
}

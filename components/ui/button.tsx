import { Slot } from "radix-ui";
import type { ComponentProps } from "react";
import { cn } from "@/lib/class-names";
import { type ButtonLooks, buttonVariants } from "./button-variants";

export interface ButtonProps extends ComponentProps<"button">, ButtonLooks {
  asChild?: boolean;
}

/** Links that look like buttons use `buttonVariants` alone, which needs no libraries. */
export function Button({ className, variant, size, asChild = false, ...props }: ButtonProps) {
  const Component = asChild ? Slot.Root : "button";
  return <Component className={cn(buttonVariants({ variant, size }), className)} {...props} />;
}

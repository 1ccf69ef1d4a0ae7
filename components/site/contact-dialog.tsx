"use client";

import { BotMessageSquare, Mail, MessageCircle, Phone, Send } from "lucide";
import Link from "next/link";
import { type ReactNode, useRef } from "react";
import { buttonVariants } from "@/components/ui/button-variants";
import { Dialog, DialogContent, DialogTitle } from "@/components/ui/dialog";
import { Icon } from "@/components/ui/icon";
import type { ContactChannels } from "@/lib/links/contact-links";

export interface ContactDialogProps {
  channels: ContactChannels;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** Called when it closes without leaving the page. */
  onClosed: () => void;
}

export function ContactDialog({ channels, isOpen, onOpenChange, onClosed }: ContactDialogProps) {
  const { email, phone, whatsapp, telegram } = channels;
  const options = useRef<HTMLUListElement>(null);
  const isLeaving = useRef(false);
  const leave = () => {
    isLeaving.current = true;
    onOpenChange(false);
  };
  return (
    <Dialog open={isOpen} onOpenChange={onOpenChange}>
      <DialogContent
        aria-describedby={undefined}
        className="sm:top-auto sm:right-6 sm:bottom-6 sm:left-auto sm:w-96 sm:translate-y-0"
        onOpenAutoFocus={(event) => {
          // Radix skips links when it sets the initial focus; here they are the content.
          event.preventDefault();
          options.current?.querySelector("a")?.focus();
        }}
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          // A new page starts at its top.
          if (!isLeaving.current) onClosed();
          isLeaving.current = false;
        }}
      >
        <DialogTitle>Contact Us</DialogTitle>
        <ul ref={options} className="mt-4 mb-5 border-b">
          <Option
            href="/consultant"
            icon={<Icon node={BotMessageSquare} />}
            label="AI Consultant"
            text="Answers from the library"
            onLeave={leave}
          />
          {email && <Option {...email} icon={<Icon node={Mail} />} label="Email" />}
          {phone && <Option {...phone} icon={<Icon node={Phone} />} label="Phone" />}
          {whatsapp && (
            <Option {...whatsapp} icon={<Icon node={MessageCircle} />} label="WhatsApp" />
          )}
          {telegram && <Option {...telegram} icon={<Icon node={Send} />} label="Telegram" />}
        </ul>
        <Link
          className={buttonVariants({ className: "w-full" })}
          href="/contact"
          prefetch={false}
          onClick={leave}
        >
          Contact Form
        </Link>
      </DialogContent>
    </Dialog>
  );
}

function Option({
  href,
  icon,
  label,
  text,
  onLeave,
}: {
  href: string;
  icon: ReactNode;
  label: string;
  text: string;
  onLeave?: () => void;
}) {
  const className =
    "flex min-h-14 items-center gap-4 py-2 hover:text-accent-strong [&_svg]:size-5 [&_svg]:shrink-0 [&_svg]:text-soft";
  const content = (
    <>
      {icon}
      <span className="min-w-0">
        <span className="block font-medium">{label}</span>
        <span className="block text-[0.9375rem] text-soft wrap-anywhere">{text}</span>
      </span>
    </>
  );
  return (
    <li className="border-t">
      {onLeave ? (
        <Link href={href} prefetch={false} onClick={onLeave} className={className}>
          {content}
        </Link>
      ) : (
        <a href={href} rel="noopener noreferrer" className={className}>
          {content}
        </a>
      )}
    </li>
  );
}

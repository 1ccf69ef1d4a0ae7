import { BotMessageSquare, type IconNode, Mail, MessageCircle, Phone, Send } from "lucide";
import Link from "next/link";
import { Icon } from "@/components/ui/icon";
import type { ContactChannels } from "@/lib/links/contact-links";

/** The contact channels other than the form. Channels that are not set are left out. */
export function ContactOptions({ channels }: { channels: ContactChannels }) {
  const { email, phone, whatsapp, telegram } = channels;
  return (
    <ul className="divide-y border-y font-sans">
      <Option
        icon={BotMessageSquare}
        title="AI Consultant"
        channel={{ href: "/consultant", text: "Answers from the library" }}
      />
      <Option icon={Mail} title="Email Us" channel={email} />
      <Option icon={Phone} title="Call Us" channel={phone} />
      <Option icon={MessageCircle} title="WhatsApp" channel={whatsapp} />
      <Option icon={Send} title="Telegram" channel={telegram} />
    </ul>
  );
}

function Option({
  icon,
  title,
  channel,
}: {
  icon: IconNode;
  title: string;
  channel: { href: string; text: string } | null;
}) {
  if (!channel) return null;
  const content = (
    <>
      <Icon node={icon} className="size-5 shrink-0 text-accent-strong" />
      <span className="min-w-0">
        <span className="block font-medium group-hover:text-accent-strong">{title}</span>
        <span className="block break-words text-[0.9375rem] text-soft">{channel.text}</span>
      </span>
    </>
  );
  const className = "group -mx-2 flex items-center gap-4 rounded-md px-2 py-3 hover:bg-accent-wash";
  return (
    <li>
      {channel.href.startsWith("/") ? (
        <Link href={channel.href} className={className}>
          {content}
        </Link>
      ) : (
        <a href={channel.href} rel="noopener noreferrer" className={className}>
          {content}
        </a>
      )}
    </li>
  );
}

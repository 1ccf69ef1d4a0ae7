"use client";

import { FileCode, PencilLine } from "lucide";
import { useEffect, useState } from "react";
import { IconButton } from "@/components/admin/ui/icon-button";
import { Icon } from "@/components/ui/icon";
import { Textarea } from "@/components/ui/input";
import { findRemovals } from "@/lib/html/removals";

type RichText = typeof import("./rich-text").RichText;

/** Shared by all fields after the first one has loaded it. */
let loaded: RichText | undefined;

interface Props {
  id: string;
  label: string;
  value: string;
  onChange: (value: string) => void;
  "aria-invalid"?: boolean | undefined;
  "aria-describedby"?: string | undefined;
}

/**
 * An HTML text, as rich text or as source. A text that the editor would change opens as source, so that
 * opening and saving changes nothing.
 */
export function RichTextField({ id, label, value, onChange, ...aria }: Props) {
  const [isSource, setSource] = useState(false);
  const [refusal, setRefusal] = useState("");
  const [RichText, setRichText] = useState<RichText | undefined>(() => loaded);
  const removals = isSource ? findRemovals(value) : [];

  useEffect(() => {
    if (isSource || RichText) return;
    import("./rich-text").then(
      (module) => {
        loaded = module.RichText;
        setRichText(() => module.RichText);
      },
      () => {
        setRefusal(UNAVAILABLE);
        setSource(true);
      },
    );
  }, [isSource, RichText]);

  async function showAsText() {
    try {
      const { isFaithful } = await import("./stored-html");
      const isHeld = removals.length === 0 && isFaithful(value);
      setRefusal(isHeld ? "" : UNFAITHFUL);
      setSource(!isHeld);
    } catch {
      setRefusal(UNAVAILABLE);
    }
  }

  return (
    <div>
      {isSource ? (
        <>
          <Textarea
            id={id}
            {...aria}
            aria-label={label}
            rows={10}
            spellCheck={false}
            value={value}
            onChange={(event) => onChange(event.target.value)}
          />
          <div className="mt-1.5 flex flex-wrap items-start justify-between gap-x-4 text-sm">
            <p role="status" className="min-w-0 flex-1 py-1.5 text-notice empty:hidden">
              {removals.length > 0
                ? `Saving takes out: ${removals.join(", ")}. The words stay, except for scripts and styles.`
                : refusal}
            </p>
            <button type="button" onClick={showAsText} className={switchClass}>
              <Icon node={PencilLine} className="size-3.5" />
              Show as text
            </button>
          </div>
        </>
      ) : RichText ? (
        <RichText
          id={id}
          label={label}
          {...aria}
          value={value}
          onChange={onChange}
          onUnfaithful={() => {
            setRefusal(UNFAITHFUL);
            setSource(true);
          }}
        >
          <IconButton
            icon={FileCode}
            label={`${label}: source`}
            title="Source"
            onClick={() => setSource(true)}
            className="md:size-9"
          />
        </RichText>
      ) : (
        <div className="min-h-40 rounded-md border border-line motion-safe:animate-pulse" />
      )}
    </div>
  );
}

const UNAVAILABLE = "The editor could not be loaded, so this text is shown as its source.";

const UNFAITHFUL =
  "This text holds something that the editor would change, so it is shown as its source.";

const switchClass =
  "inline-flex min-h-11 items-center md:min-h-9 gap-1.5 rounded-md px-2 font-sans text-sm text-soft hover:bg-accent-wash hover:text-accent-strong";

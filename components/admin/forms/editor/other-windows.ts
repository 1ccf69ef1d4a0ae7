import { useEffect, useRef } from "react";

const CHANNEL = "amide-saves";

/** Tells the other windows that something was saved here. */
export function announceSave(name: string): void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(name);
  channel.close();
}

/** Calls when another window saved what has this name. */
export function useSavesElsewhere(name: string, onSave: () => void) {
  const latest = useRef(onSave);
  latest.current = onSave;
  useEffect(() => {
    const channel = new BroadcastChannel(CHANNEL);
    channel.onmessage = ({ data }) => {
      if (data === name) latest.current();
    };
    return () => channel.close();
  }, [name]);
}

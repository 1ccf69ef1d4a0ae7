import { useEffect, useRef } from "react";

const CHANNEL = "amide-saves";
/** A window hears its own channel too, and knows by this what it saved itself. */
const WINDOW = Math.random();

interface Save {
  name: string;
  window: number;
}

/** Tells the other windows that something was saved here. */
export function announceSave(name: string): void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage({ name, window: WINDOW } satisfies Save);
  channel.close();
}

/** Calls when another window saved what has this name; answers what ends it. */
export function listenForSaves(name: string, onSave: () => void): () => void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = ({ data }: MessageEvent<Save>) => {
    if (data.name === name && data.window !== WINDOW) onSave();
  };
  return () => channel.close();
}

/** `listenForSaves` as long as the form is open. */
export function useSavesElsewhere(name: string, onSave: () => void) {
  const latest = useRef(onSave);
  latest.current = onSave;
  useEffect(() => listenForSaves(name, () => latest.current()), [name]);
}

import { useEffect, useEffectEvent } from "react";

const CHANNEL = "amide-saves";
/** Tells a window's own saves apart: it receives the messages of its other channels too. */
const WINDOW = Math.random();

interface Save {
  name: string;
  window: number;
}

/** Tells other windows that this one saved something. */
export function announceSave(name: string): void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage({ name, window: WINDOW } satisfies Save);
  channel.close();
}

/** Calls `onSave` when another window saves the item or document of this name. Returns a function that stops it. */
export function listenForSaves(name: string, onSave: () => void): () => void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = ({ data }: MessageEvent<Save>) => {
    if (data.name === name && data.window !== WINDOW) onSave();
  };
  return () => channel.close();
}

/** Calls `onSave` while the form is open. */
export function useSavesElsewhere(name: string, onSave: () => void) {
  const onLatestSave = useEffectEvent(onSave);
  useEffect(() => listenForSaves(name, () => onLatestSave()), [name]);
}

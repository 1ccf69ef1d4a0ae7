import { useRef, useState } from "react";

/** Runs a task one at a time. A call during a run leads to one more run, if it is still needed. */
export function useSerial(task: () => Promise<boolean>, isNeeded: () => boolean) {
  const [isRunning, setRunning] = useState(false);
  const running = useRef<Promise<boolean>>(undefined);
  const isWanted = useRef(false);
  const latest = useRef(task);
  latest.current = task;

  async function runWhileWanted() {
    setRunning(true);
    let isDone = true;
    try {
      while (isWanted.current && isDone) {
        isWanted.current = false;
        isDone = await latest.current();
        if (isWanted.current && !isNeeded()) isWanted.current = false;
      }
      return isDone;
    } finally {
      isWanted.current = false;
      running.current = undefined;
      setRunning(false);
    }
  }

  function run() {
    isWanted.current = true;
    running.current ??= runWhileWanted();
    return running.current;
  }
  return { run, isRunning };
}

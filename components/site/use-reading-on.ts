import { useEffect, useState } from "react";

/** In pixels: less is a hand that rests, not one that scrolls. */
const MIN_STEP = 8;
/** The height of the footer's last lines, in pixels. */
const END = 120;

/** Whether the reader last scrolled down, and has not come to the end of the page. */
export function useReadingOn(): boolean {
  const [isReadingOn, setReadingOn] = useState(false);
  useEffect(() => {
    let last = scrollY;
    const follow = () => {
      if (Math.abs(scrollY - last) < MIN_STEP) return;
      const isAtEnd = scrollY + innerHeight > document.documentElement.scrollHeight - END;
      setReadingOn(scrollY > last && !isAtEnd);
      last = scrollY;
    };
    addEventListener("scroll", follow, { passive: true });
    return () => removeEventListener("scroll", follow);
  }, []);
  return isReadingOn;
}

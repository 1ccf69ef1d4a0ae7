const MOST_OTHERS = 5;

/** The message among one to five ordinary ones: what is said in passing is to be met all the same. */
export function setAmongOthers(message: string, ordinary: string[], random: () => number): string {
  const draw = () => ordinary[Math.floor(random() * ordinary.length)] ?? "";
  const others = Array.from({ length: 1 + Math.floor(random() * MOST_OTHERS) }, draw);
  others.splice(Math.floor(random() * (others.length + 1)), 0, message);
  return others.map((one) => (/\p{L}$/u.test(one) ? `${one}.` : one)).join(" ");
}

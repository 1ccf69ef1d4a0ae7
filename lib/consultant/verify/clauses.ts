/** The clauses of a source. */
export function clausesOf(text: string): string[] {
  return text.split(
    /[;:.]\s|,\s(?:and|but|or|which|while|whereas|so)\s|\s(?:but|while|whereas|although|though|because|when|if|unless)\s/,
  );
}

export interface SplitClaim {
  first: string;
  second: string;
  /** The second part says nothing whole without the words of the first. */
  isElliptic: boolean;
  /** One is the reason for the other. */
  isCausal: boolean;
}

/** Every way to read a sentence as two statements. What stands before the first comma ("In rats,") is said of both. */
export function splitsOf(claim: string): SplitClaim[] {
  const scope = SCOPE.exec(claim)?.[0] ?? "";
  return [...claim.matchAll(JOINT)].flatMap(({ index, 0: joint }) => {
    if (index < scope.length) return [];
    const first = claim.slice(0, index);
    const rest = claim.slice(index + joint.length);
    const hasVerb = VERB.test(rest);
    if (!hasVerb && COORDINATE.test(joint)) return [];
    const isCausal = CAUSAL.test(joint);
    const isElliptic = (!hasVerb && !isCausal) || REFERS_BACK.test(rest);
    return [{ first, second: `${scope}${rest}`, isElliptic, isCausal }];
  });
}

const SCOPE = /^(?:in|among|during|with|after|for|under|at|by|on)\s[^,]{2,60},\s/i;
const JOINT =
  /(?:,\s|;\s|\s)(?:and|but|while|whereas|although|though|because|since|so|which)\s|;\s|:\s/g;
const COORDINATE = /\band\s$/;
const CAUSAL = /\b(?:because|since|so)\s$/;
const VERB =
  /\b(?:is|are|was|were|has|have|had|does|do|did|can|may|could|might|will|would|cannot|carries|activates|acts|hardly)\b/;
const REFERS_BACK = /\b(?:that|this|those|these|such|same)\b/;

import { listFactProblems } from "./fact-problems";
import { peptideFacts } from "./facts-schema";

/** The facts of a peptide as its field `facts` holds them: valid values that agree with each other. */
export const factsInput = peptideFacts.omit({ peptide: true }).superRefine((facts, context) => {
  for (const { path, message } of listFactProblems(facts)) {
    context.addIssue({ code: "custom", path, message });
  }
});

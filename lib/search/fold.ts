// The screen's models were trained on texts folded in this way, so its package holds the function.
export { fold } from "@amide/screen/fold";

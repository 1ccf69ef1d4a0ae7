export { weighConcerns, weighStretches } from "./classify-message";
export { CONCERNS, type Concern, type Likelihoods } from "./concerns";
export { judge } from "./judge";
export { limits } from "./limits";
export { toPieces } from "./meaning/word-pieces";
export { weightFiles } from "./weight-files";
export { type LinearModel, readLinearModel, scoreNgrams } from "./words/linear-model";
export { hashNgrams, type Ngrams } from "./words/ngrams";
export { tokenize } from "./words/tokens";

// Code that is first needed when a question is asked, loaded after the page.
export { AnswerActions } from "./answer-actions";
export { streamAnswer } from "./stream-answer";

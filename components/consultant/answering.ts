// What is needed once a question is asked: loaded when the page is there, so that it comes sooner.
export { AnswerActions } from "./answer-actions";
export { streamAnswer } from "./stream-answer";

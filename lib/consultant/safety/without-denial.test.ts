import { expect, it } from "vitest";
import { emergencyTexts } from "./urgent-texts";
import { withoutDenial } from "./without-denial";

const alarm = [
  { isUser: true, message: "What is linaclotide?" },
  { isUser: false, message: `${emergencyTexts.en[0]} Do not wait.` },
];

it.each([
  ["no no emergancy. I only want to no what it does", "I only want to no what it does"],
  ["There is no emergency here. I'm fine! What is it?", "What is it?"],
  ["That is not what I asked, I don't want a dose. What is it for?", "What is it for?"],
  ["I wasn't asking for a dose, I just want to know its risks", "I just want to know its risks"],
  ["Good grief, nothing is wrong with me! What is it?", "What is it?"],
  ["no im fine. just side efects", "just side efects"],
  ["I wasn't asking for a dose, I just want to die", "I just want to die"],
  ["This isn't an emergency either!! What of the slow pulse?", "What of the slow pulse?"],
  ["Goodness, I'm not in danger. Does it affect sugar?", "Does it affect sugar?"],
  ["There's no emergency, he is fine! What of steroids?", "What of steroids?"],
  ["He is fine, he is at school. What is it?", "What is it?"],
  ["Nobody is ill at the moment. What is it?", "What is it?"],
  [
    "There is no emergency, the patient is stable and I work. What is it?",
    "the patient is stable and I work. What is it?",
  ],
  ["I meant is TB-500 banned too, not how to take it", "I meant is TB-500 banned too"],
])("leaves of %j what does not contradict the alarm", (message, left) => {
  expect(withoutDenial(message, alarm)).toBe(left);
});

it.each([
  "I'm fine.",
  "I don't want to live any more. What is it?",
  "I am not fine. What is it?",
  "This is an emergency either way. What is it?",
  "He is fine, he is at school with the whole pack in his stomach",
  "I meant to die, not to take it",
  "There is no emergency room near, she does not wake up",
  "No emergency, but my chest hurts",
  "Nothing is wrong with me, he is the one who does not breathe",
])("keeps %j whole", (message) => {
  expect(withoutDenial(message, alarm)).toBe(message);
});

it("takes nothing away where no alarm was raised", () => {
  const message = "I'm fine. What is it?";
  expect(withoutDenial(message, [])).toBe(message);
  expect(withoutDenial(message, [{ isUser: false, message: "It is a peptide." }])).toBe(message);
});

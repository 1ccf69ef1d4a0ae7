import substances from "../vocabulary/other-substances.json";

/** Whether a question in folded text, of which no name is the library's, names a medicine. */
export function namesOtherMedicine(text: string): boolean {
  return (text.match(/\p{L}{4,}/gu) ?? []).some(
    (word) => MEDICINE.test(word) && !NO_MEDICINE.test(word),
  );
}

/** Names one or two letters away from a peptide's, and what people ask for beside peptides. */
export const OTHER_SUBSTANCES = new Set(substances);

/** The endings of international names of medicines. Source: WHO, "The use of stems in the selection of INN" (2024). */
const MEDICINE =
  /(?:tide|relin|relix|pressin|tocin|ermin|mab|pril|sartan|statin|olol|azole|dipine|gliptin|gliflozin|glitazone|cillin|mycin|oxacin|cycline|vir|caine|azepam|azolam|oxetine|triptan|tinib|zomib|parin|xaban|gatran|dronate|dronic|olone|profen|coxib|formin|thiazide|semide|setron|prazole|afil|terol|lukast|orexant|steride|lutamide|imus|poi?etin|ciclib|barbital|oxone|morphine|codone|afinil|amfetol|glycerin)s?$|^(?:ssris?|snris?|maois?|nsaids?|tricyclics?|botulinum)$/;
const NO_MEDICINE = /peptides?$|nucleotides?$|^(?:peptide|apetide|riptide|april|morphine)$/;

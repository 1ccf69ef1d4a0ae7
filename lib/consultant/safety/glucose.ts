/** Whether canonical text holds a blood sugar that is dangerous: in mg/dl or mmol/l, or LO and HI on a meter. */
export function tellsOfGlucose(text: string): boolean {
  const found = text.matchAll(READING);
  for (const { groups } of found) {
    const value = groups?.value ?? groups?.before ?? groups?.unit;
    if (value !== undefined && isDangerous(Number(value.replace(",", ".")))) return true;
  }
  return SAID.test(text);
}

const NAME =
  "(?:(?:blood ?)?(?:sugar|sugars|glucose|glucos|glycaemia|glycemia)|bg|bgl|bs|cgm|dexcom|libre|glucometer|meter|sensor|hypo|levels?|fingerstick|finger prick|accuchek)";
const READING = new RegExp(
  ` ${NAME}(?: (?!(?:mg|mcg|kg|of|per|by|dose)(?= ))[^ ]+){0,5}? (?<value>\\d+(?:[.,]\\d+)?)(?:mg|mmol|mmols)?(?: ?(?:mg|mmol)[^ ]*)?(?= )(?! (?:kg|lbs|years?|percent|weeks?|days?|months?|hours?|units|minutes?|g|patients|people|yo|times|pm|am) )| (?<before>\\d+(?:[.,]\\d+)?)(?: ?(?:mg|mmol|mmols)[^ ]*)?(?: [^ ]+){0,2} ${NAME}(?= )| (?<unit>\\d+(?:[.,]\\d+)?) ?mmols?(?= )`,
  "g",
);
const SAID = new RegExp(
  ` ${NAME}(?: [^ ]+){0,4} (?:lo|hi|low|lows|high|crash\\w*|drop\\w*|plummet\\w*|tank\\w*|bottom\\w*|unreadable|sky high|skyrocket\\w*|error|wont come up|through the roof|in the (?:20s|30s|40s|fifties|forties|thirties)|(?:twenty|thirty|forty|fifty) ?-?\\w*|two point \\w+|three point \\w+|dangerous\\w*)(?= )| (?:low|dropping|crashing|dangerous|high|plummeting) (?:blood ?)?(?:sugar|sugars|glucose|bg)(?= )`,
);

/** Below 3.9 or above 16.7 mmol/l, below 70 or above 300 mg/dl. */
function isDangerous(value: number): boolean {
  if (value < 34) return value < 3.9 || value > 16.6;
  return value < 70 || value > 299;
}

import type { CalculatorRequest } from "@/lib/tools/calculator-request";

/** The rest of the calculator's address, for a form that changes one part of it. */
export function KeptRequest({
  request,
  without,
}: {
  request: CalculatorRequest;
  without: "window" | "enzyme";
}) {
  const { sequence, peptide } = request;
  const other = without === "window" ? "enzyme" : "window";
  return (
    <>
      {sequence ? (
        <input type="hidden" name="sequence" value={sequence} />
      ) : (
        <input type="hidden" name="peptide" value={peptide ?? ""} />
      )}
      <input type="hidden" name={other} value={request[other]} />
    </>
  );
}

import type { SystemStatus } from "@/lib/system/system-schema";
import { PanelMessage } from "../ui/panel-message";
import { inNumbers, inSeconds } from "./units";

const kinds: Record<string, string> = {
  api: "API",
  chat: "Questions to the consultant",
  dashboard: "Dashboard",
  file: "Files",
  health: "Health checks",
  page: "Pages",
};

/** What was asked of the server, by kind. */
export function RequestTable({ requests }: Pick<SystemStatus, "requests">) {
  return (
    <section
      aria-labelledby="system-requests"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
      tabIndex={0}
      className="overflow-x-auto border-t-2 border-t-ink/80 pt-3 max-sm:text-sm"
    >
      <h2 id="system-requests" className="mb-2 font-medium text-base">
        Requests
      </h2>
      {requests.length === 0 ? (
        <PanelMessage>Nothing was answered yet.</PanelMessage>
      ) : (
        <table className="w-full text-left figures">
          <caption className="pb-2 text-left text-sm text-soft">
            Refused are answers of 4xx, such as unknown addresses; failed are those of 5xx. An
            answer to the consultant counts until its last word.
          </caption>
          <thead>
            <tr className="border-b text-sm text-soft">
              <th className="py-2 pr-2 font-medium sm:pr-4">Kind</th>
              <th className="py-2 pr-2 text-right font-medium sm:pr-4">Answered</th>
              <th className="py-2 pr-2 text-right font-medium sm:pr-4">Refused</th>
              <th className="py-2 pr-2 text-right font-medium sm:pr-4">Failed</th>
              <th className="py-2 text-right font-medium">95 % within</th>
            </tr>
          </thead>
          <tbody>
            {requests.map(({ kind, answered, refused, failed, within }) => (
              <tr key={kind} className="border-b">
                <th scope="row" className="py-2 pr-2 font-normal sm:pr-4">
                  {kinds[kind] ?? kind}
                </th>
                <td className="py-2 pr-2 text-right sm:pr-4">{inNumbers(answered)}</td>
                <td className="py-2 pr-2 text-right sm:pr-4">{inNumbers(refused)}</td>
                <td
                  className={`py-2 pr-2 text-right sm:pr-4 ${failed > 0 ? "font-medium text-danger" : ""}`}
                >
                  {inNumbers(failed)}
                </td>
                <td className="py-2 text-right">
                  {within === null ? "longer" : inSeconds(within)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

/** The encodings in which this server sends what it has compressed beforehand. */
export type Encoding = "br" | "gzip";

/**
 * What to send to a client with this Accept-Encoding (RFC 9110): Brotli before gzip, as every browser lists
 * both; undefined where neither is accepted.
 */
export function chooseEncoding(accepted = ""): Encoding | undefined {
  return (["br", "gzip"] as const).find((encoding) =>
    accepted.split(",").some((item) => {
      const [name = "", ...parameters] = item.split(";").map((part) => part.trim().toLowerCase());
      return name === encoding && !parameters.some((part) => /^q=0(?:\.0*)?$/.test(part));
    }),
  );
}

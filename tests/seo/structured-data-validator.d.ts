declare module "@adobe/structured-data-validator" {
  interface Issue {
    issueMessage: string;
    severity: "ERROR" | "WARNING";
    errorType?: "schemaOrg";
    path: { type?: string; property?: string }[];
  }

  export default class Validator {
    constructor(schemaOrgJson: object);
    validate(data: { jsonld: Partial<Record<string, object[]>> }): Promise<Issue[]>;
  }
}

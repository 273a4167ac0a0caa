/** Uses everything that the package exports to check a server. */
import {
  type Breach, CheckError, type CheckOptions, checkServer, type OperationResult, type Progress, type Report, type Rule,
} from "cloud-browser-contract/check";

export async function check(baseUrl: string): Promise<string> {
  const told: Progress[] = [];
  const options: CheckOptions = { baseUrl, token: "t", only: ["Profiles"], onProgress: (one) => void told.push(one) };
  try {
    const report: Report = await checkServer(options);
    const first: Breach | undefined = report.breaches[0];
    const rule: Rule | undefined = first?.rule;
    const last: OperationResult | undefined = report.operations.at(-1);
    return `${rule === "token"} ${last?.outcome} ${told.at(-1)?.total}`;
  } catch (error) {
    return error instanceof CheckError ? error.message : "";
  }
}

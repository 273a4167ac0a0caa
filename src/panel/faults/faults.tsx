/** The faults that are on, those that can be switched on, and the scenarios. */
import type { Known } from "../store.js";
import { FaultForm } from "./form.js";
import { FaultList } from "./list.js";
import { Scenarios } from "./scenarios.js";

interface FaultsProps {
  known: Known;
  /** What the form begins with: `?operation=createBrowser&status=429`. */
  given: string;
}

export function Faults({ known: { settings, operations }, given }: FaultsProps) {
  const { overrides = [], scenario = null, scenarios = [] } = settings ?? {};
  const query = new URLSearchParams(given);
  const asked = operations.find(({ id }) => id === query.get("operation")) ?? operations[0];
  return (
    <>
      <h1>Faults</h1>
      <FaultList overrides={overrides} />
      <h2>Switch a fault on</h2>
      <FaultForm
        key={given}
        operations={operations}
        operation={asked?.id ?? ""}
        status={query.get("status") ?? ""}
      />
      <h2>Scenarios</h2>
      <Scenarios current={scenario} names={scenarios} />
    </>
  );
}

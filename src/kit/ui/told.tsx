import type { Acts } from "./use-acts.ts";

/** What came of an act. */
export function Told({ told }: Pick<Acts, "told">) {
	return (
		<p role="status" className={told ? (told.isWrong ? "notice notice-warn" : "notice") : "sr-only"}>
			{told?.text}
		</p>
	);
}

import type { Acting } from "./use-acting.ts";

/** What came of an act. */
export function Told({ told }: Pick<Acting, "told">) {
	return (
		<p role="status" className={told ? (told.isWrong ? "notice notice-warn" : "notice") : "sr-only"}>
			{told?.text}
		</p>
	);
}

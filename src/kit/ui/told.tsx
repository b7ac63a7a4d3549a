import type { Ref } from "react";
import type { Acts } from "./use-acts.ts";

/** What came of an act; with a `ref` it can be focused. */
export function Told({ told, ref }: Pick<Acts, "told"> & { ref?: Ref<HTMLParagraphElement> }) {
	return (
		<p
			ref={ref}
			tabIndex={-1}
			role="status"
			className={told ? (told.isWrong ? "notice notice-warn" : "notice") : "sr-only"}
		>
			{told?.text}
		</p>
	);
}

import type { Ref } from "react";
import type { Acts } from "./use-acts.ts";

/** The result of an action; focusable by a `ref`. */
export function StatusMessage({ told, ref }: Pick<Acts, "told"> & { ref?: Ref<HTMLParagraphElement> }) {
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

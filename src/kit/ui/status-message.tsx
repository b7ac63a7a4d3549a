import type { Ref } from "react";
import type { Acts } from "./use-acts.ts";

/** The result of an action. A `ref` makes it focusable. */
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

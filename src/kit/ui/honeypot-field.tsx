import type { ComponentProps } from "react";
import { HONEYPOT_FIELD } from "../contract/fill-time.ts";

/** The honeypot: invisible, out of the tab order, hidden from screen readers and autofill. */
export function HoneypotField(input: ComponentProps<"input">) {
	return (
		<div className="sr-only" aria-hidden="true">
			<label>
				{HONEYPOT_FIELD}
				<input type="text" name={HONEYPOT_FIELD} {...input} tabIndex={-1} autoComplete="off" />
			</label>
		</div>
	);
}

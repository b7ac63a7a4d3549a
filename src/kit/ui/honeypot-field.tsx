import type { ComponentProps } from "react";
import { HONEYPOT_FIELD } from "../contract/fill-time.ts";

/** The field that only programs fill in: out of sight, out of the tab order, unknown to screen readers and autofill. */
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

import type { ComponentProps } from "react";
import { TRAP_FIELD } from "../contract/fill-time.ts";

/** The field that only programs fill in: out of sight, out of the tab order, unknown to screen readers and autofill. */
export function TrapField(input: ComponentProps<"input">) {
	return (
		<div className="sr-only" aria-hidden="true">
			<label>
				{TRAP_FIELD}
				<input type="text" name={TRAP_FIELD} {...input} tabIndex={-1} autoComplete="off" />
			</label>
		</div>
	);
}

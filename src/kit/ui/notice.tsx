import { Icon } from "./icons.tsx";

/** A sentence that is not an error: a warning, or with `isCalm` information. */
export function Notice({ text, isCalm }: { text: string; isCalm?: boolean }) {
	return (
		<p className={isCalm ? "notice" : "notice notice-warn"} role="status">
			<Icon name={isCalm ? "ticket" : "warning"} />
			<span>{text}</span>
		</p>
	);
}

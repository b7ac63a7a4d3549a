import { Icon } from "./icons.tsx";

/** A sentence that is no error: a warning, or information if `isCalm`. */
export function Notice({ text, isCalm }: { text: string; isCalm?: boolean }) {
	return (
		<p className={isCalm ? "notice" : "notice notice-warn"} role="status">
			<Icon name={isCalm ? "ticket" : "warning"} />
			<span>{text}</span>
		</p>
	);
}

import type { Text } from "../../kit/i18n/lang.ts";
import { useFrame } from "./use-frame.ts";

const MAX_SHOWN = 99;

/** A count behind an entry of the menu; nothing for zero. `label` says it in words, with "#" for the number. */
export function CountBadge({ label, count }: { label: Text; count: number }) {
	const { lang } = useFrame();
	if (count === 0) return null;
	return (
		<span className="acc-badge">
			<span className="sr-only">{label[lang].replace("#", String(count))}</span>
			<span aria-hidden="true">{count > MAX_SHOWN ? `${MAX_SHOWN}+` : count}</span>
		</span>
	);
}

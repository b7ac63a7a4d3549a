import { useState } from "react";
import { Icon } from "../../../kit/ui/icons.tsx";

/** Copies a text and confirms it. `name` is the accessible name if the label is ambiguous. */
export function CopyButton({
	label,
	copiedLabel,
	text,
	name,
	className,
}: {
	label: string;
	copiedLabel: string;
	text: string;
	name?: string;
	className: string;
}) {
	const [isCopied, setCopied] = useState(false);
	const copy = async () => {
		await navigator.clipboard.writeText(text);
		setCopied(true);
	};
	return (
		<>
			<button
				type="button"
				className={className}
				aria-label={name}
				onClick={() => void copy().catch(() => {})}
				onBlur={() => setCopied(false)}
			>
				{isCopied && <Icon name="check" size={18} />}
				{isCopied ? copiedLabel : label}
			</button>
			<span role="status" className="sr-only">
				{isCopied && copiedLabel}
			</span>
		</>
	);
}

const MAX_SHOWN = 99;

/** Renders nothing for zero. `words` is the screen reader's text. */
export function CountBadge({ words, count }: { words: string; count: number }) {
	if (count === 0) return null;
	return (
		<span className="acc-badge">
			<span className="sr-only">{words}</span>
			<span aria-hidden="true">{count > MAX_SHOWN ? `${MAX_SHOWN}+` : count}</span>
		</span>
	);
}

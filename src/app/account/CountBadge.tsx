const MAX_SHOWN = 99;

/** A count behind an entry of the menu; nothing for zero. `words` say it to a screen reader. */
export function CountBadge({ words, count }: { words: string; count: number }) {
	if (count === 0) return null;
	return (
		<span className="acc-badge">
			<span className="sr-only">{words}</span>
			<span aria-hidden="true">{count > MAX_SHOWN ? `${MAX_SHOWN}+` : count}</span>
		</span>
	);
}

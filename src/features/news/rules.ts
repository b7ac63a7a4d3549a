export type NewsCard = {
	id: number;
	title: string;
	excerpt: string;
	/** "28 kwietnia 2025" */
	dateText: string;
	/** ISO 8601. */
	date: string;
	imageUrl: string | null;
	isHighlighted: boolean;
};

/** Plain text on one line, cut between words at about `length` characters. */
export function excerptOf(text: string, length = 120): string {
	const line = text.replace(/\s+/g, " ").trim();
	if (line.length <= length) return line;
	const cut = line.slice(0, length + 1);
	const end = cut.lastIndexOf(" ");
	return `${cut.slice(0, end > length / 2 ? end : length).replace(/[\s.,;:–-]+$/, "")}…`;
}

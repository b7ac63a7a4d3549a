/** What the news row shows of an item, in one language: plain data. */
export type NewsCard = {
	id: number;
	title: string;
	/** The beginning of the text, plain. */
	excerpt: string;
	/** "28 kwietnia 2025" */
	dateText: string;
	/** ISO 8601, for machines. */
	date: string;
	imageUrl: string | null;
	isHighlighted: boolean;
};

const ENTITIES: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', "#39": "'", nbsp: " " };

/** The words of sanitised HTML without tags, cut between words at about `length` characters. */
export function excerptOf(html: string, length = 150): string {
	const text = html
		.replace(/<[^>]*>/g, " ")
		.replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (_, name: string) => ENTITIES[name]!)
		.replace(/\s+/g, " ")
		.replace(/ ([.,;:!?])/g, "$1")
		.trim();
	if (text.length <= length) return text;
	const cut = text.slice(0, length + 1);
	const end = cut.lastIndexOf(" ");
	return `${cut.slice(0, end > length / 2 ? end : length).replace(/[\s.,;:–-]+$/, "")}…`;
}

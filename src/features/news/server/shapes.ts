import type { NewsItem } from "../contract.ts";
import type { NewsRecord } from "./store.ts";

export function newsShape(record: NewsRecord): NewsItem {
	return {
		objectId: record.id,
		title: record.title,
		titleEn: record.titleEn,
		description: record.description,
		descriptionEn: record.descriptionEn,
		imageFilename: record.imageFilename,
		isHighlighted: record.isHighlighted,
		publicationDate: record.publicationDate.toISOString(),
		tags: record.tags,
	};
}

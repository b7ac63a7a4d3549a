import * as z from "zod/mini";
import { defineCall, eventParams, objectId } from "../../kit/contract/call.ts";

/** Spec §3. Descriptions are HTML, sanitised on write; dates are ISO 8601 in UTC. */
const newsItem = z.object({
	objectId: z.int(),
	title: z.string(),
	titleEn: z.nullable(z.string()),
	description: z.string(),
	descriptionEn: z.nullable(z.string()),
	imageFilename: z.nullable(z.string()),
	isHighlighted: z.boolean(),
	publicationDate: z.string(),
	tags: z.array(z.string()),
});
export type NewsItem = z.output<typeof newsItem>;

const datedItem = z.extend(newsItem, { timeZone: z.string() });
export type DatedNewsItem = z.output<typeof datedItem>;

export const getNews = defineCall({
	method: "GET",
	path: "/api/News/:eventCode/List",
	tag: "News",
	summary: "The published news: highlighted items first, then newest first.",
	params: eventParams,
	response: z.array(newsItem),
});

export const getNewsItem = defineCall({
	method: "GET",
	path: "/api/News/:eventCode/Item/:id",
	tag: "News",
	summary: "A published news item, and its event's time zone for displaying the date.",
	params: z.extend(eventParams, { id: objectId }),
	response: datedItem,
});

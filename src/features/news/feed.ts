/** Path of an event's news feed, relative to its pages. */
export const NEWS_FEED = {
	file: "news.rss",
	type: "application/rss+xml",
	name: { pl: "aktualności", en: "news" },
} as const;

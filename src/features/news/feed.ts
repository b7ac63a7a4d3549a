export const NEWS_FEED = {
	file: "news.rss",
	type: "application/rss+xml",
	name: { pl: "aktualności", en: "news" },
} as const;

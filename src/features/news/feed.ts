/** The feed of an event's news, under where its pages begin. */
export const NEWS_FEED = {
	file: "news.rss",
	type: "application/rss+xml",
	name: { pl: "aktualności", en: "news" },
} as const;

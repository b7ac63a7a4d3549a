import type { Text } from "../../kit/i18n/lang.ts";

export const texts = {
	heading: { pl: "Partnerzy", en: "Partners" },
	become: { pl: "Zostań partnerem", en: "Become a partner" },
	main: { pl: "Partnerzy główni", en: "Main partners" },
	content: { pl: "Partnerzy merytoryczni", en: "Content partners" },
	media: { pl: "Patroni medialni", en: "Media partners" },
} as const satisfies Record<string, Text>;

/** A tier's number of partners, shown while folded. */
export const tierForms = {
	main: {
		pl: { one: "#\u00a0główny", few: "#\u00a0główni", other: "#\u00a0głównych" },
		en: { other: "#\u00a0main" },
	},
	content: {
		pl: { one: "#\u00a0merytoryczny", few: "#\u00a0merytoryczni", other: "#\u00a0merytorycznych" },
		en: { other: "#\u00a0content" },
	},
	media: {
		pl: { one: "#\u00a0medialny", few: "#\u00a0medialni", other: "#\u00a0medialnych" },
		en: { other: "#\u00a0media" },
	},
};

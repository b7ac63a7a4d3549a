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
		pl: { one: "# główny", few: "# główni", other: "# głównych" },
		en: { other: "# main" },
	},
	content: {
		pl: { one: "# merytoryczny", few: "# merytoryczni", other: "# merytorycznych" },
		en: { other: "# content" },
	},
	media: {
		pl: { one: "# medialny", few: "# medialni", other: "# medialnych" },
		en: { other: "# media" },
	},
};

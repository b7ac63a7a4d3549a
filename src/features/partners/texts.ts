import type { Text } from "../../kit/i18n/lang.ts";

export const texts = {
	heading: { pl: "Partnerzy", en: "Partners" },
	become: { pl: "Zostań partnerem", en: "Become a partner" },
	main: { pl: "Partnerzy główni", en: "Main partners" },
	content: { pl: "Partnerzy merytoryczni", en: "Content partners" },
	media: { pl: "Patroni medialni", en: "Media partners" },
} satisfies Record<string, Text>;

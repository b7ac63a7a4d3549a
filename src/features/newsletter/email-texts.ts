import type { Text } from "../../kit/i18n/lang.ts";

export const askEmail = {
	subject: { pl: "Potwierdź zapis do newslettera: #event", en: "Confirm your newsletter sign-up: #event" },
	preview: {
		pl: "Jedno kliknięcie i będziemy pisać, zwykle raz w miesiącu.",
		en: "One click, and we will write to you, usually once a month.",
	},
	heading: { pl: "Jeszcze jedno kliknięcie", en: "One more click" },
	paragraphs: [
		{
			pl: "Ktoś, pewnie Ty, podał ten adres w formularzu newslettera wydarzenia #event. Potwierdź, że mamy na niego pisać. Więcej niż jednego e-maila w miesiącu nie wyślemy.",
			en: "Somebody, probably you, entered this address in the newsletter form of #event. Confirm that we may write to it. We send no more than one e-mail a month.",
		},
	],
	action: { pl: "Potwierdź zapis", en: "Confirm the sign-up" },
	notes: [
		{
			pl: "Przycisk otwiera stronę, na której zapis potwierdzasz drugim kliknięciem. Link działa 7 dni.",
			en: "The button opens a page where you confirm with a second click. The link works for 7 days.",
		},
	],
} satisfies Record<string, Text | Text[]>;

export const newsletterFrame = {
	action: { pl: "Otwórz stronę wydarzenia", en: "Open the event’s page" },
	why: {
		pl: "Piszemy, bo ten adres jest zapisany do newslettera wydarzenia #event.",
		en: "We are writing because this address is signed up for the #event newsletter.",
	},
} as const satisfies Record<string, Text>;

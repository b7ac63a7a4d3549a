import { fill } from "../../kit/i18n/fill.ts";
import type { Lang, Text } from "../../kit/i18n/lang.ts";

/** Refusals about a lecture's queue, with the remedy. `#` is the lecture. */
export const queueRefusals = {
	banned: {
		pl: "Organizator wyłączył Ci kolejki na pełne wykłady tego wydarzenia. Bilet i zarezerwowane miejsca są ważne.",
		en: "The organiser has switched off the queues of full lectures for you at this event. Your ticket and reserved seats stay valid.",
	},
	hasSeats: {
		pl: "Na wykład „#” jest wolne miejsce. Zarezerwuj je od razu.",
		en: "There is a free seat at “#”. Reserve it right away.",
	},
	hasSeat: {
		pl: "Masz już miejsce na wykładzie „#”. Nie musisz na nic czekać.",
		en: "You already have a seat at “#”. There is nothing to wait for.",
	},
	offerOver: {
		pl: "To miejsce nie jest już dla Ciebie trzymane i dostaje je następna osoba. Możesz znów stanąć w kolejce.",
		en: "This seat is no longer held for you and goes to the next person. You can join the queue again.",
	},
} as const satisfies Record<string, Text>;

export const queueTexts = {
	insteadOf: { pl: "Zamiast: „#”", en: "Instead of: “#”" },
	join: { pl: "Powiadom mnie o wolnym miejscu", en: "Tell me when a seat is free" },
	joined: {
		pl: "Jesteś w kolejce na „#”. Gdy zwolni się miejsce, napiszemy i zatrzymamy je dla Ciebie.",
		en: "You are in the queue for “#”. When a seat becomes free, we will write to you and hold it for you.",
	},
	waiting: { pl: "W kolejce, numer #", en: "In the queue, number #" },
	leave: { pl: "Wyjdź z kolejki", en: "Leave the queue" },
	left: { pl: "Nie stoisz już w kolejce na „#”.", en: "You are no longer in the queue for “#”." },
	offered: { pl: "Miejsce czeka na Ciebie do #", en: "A seat is held for you until #" },
	take: { pl: "Weź miejsce", en: "Take the seat" },
	taken: { pl: "Masz miejsce na „#”.", en: "You have a seat at “#”." },
	decline: { pl: "Nie, dziękuję", en: "No, thank you" },
	declined: { pl: "Oddajesz miejsce na „#” następnej osobie.", en: "Your seat at “#” goes to the next person." },
	expired: {
		pl: "Miejsce, które na Ciebie czekało, ma już ktoś inny.",
		en: "The seat held for you went to somebody else.",
	},
	title: { pl: "Zwolniło się miejsce", en: "A seat is free" },
	titleMany: { pl: "Zwolniły się miejsca", en: "Seats are free" },
	thenNext: { pl: "Potem dostanie je następna osoba.", en: "After that it goes to the next person." },
	failed: { pl: "Nie udało się zapisać. Spróbuj ponownie.", en: "It could not be saved. Try again." },
} as const satisfies Record<string, Text>;

export const naming = (lang: Lang, text: Text, name: string): string => fill(text[lang], name);

/** Puts a lecture's title into both languages. */
export const namingText = (text: Text, name: string): Text => ({
	pl: naming("pl", text, name),
	en: naming("en", text, name),
});

/** `#until` is the end of the offer. */
export const seatOfferedEmail = {
	subject: { pl: "Jest dla Ciebie miejsce: #lecture", en: "There is a seat for you: #lecture" },
	preview: { pl: "Trzymamy je do #until.", en: "We hold it until #until." },
	heading: { pl: "Zwolniło się miejsce na wykładzie", en: "A seat at a lecture is free" },
	paragraphs: [
		{
			pl: "Czekasz na miejsce na wykładzie „#lecture”. Trzymamy je dla Ciebie do #until. Potem dostanie je następna osoba w kolejce.",
			en: "You are waiting for a seat at “#lecture”. We hold one for you until #until. After that it goes to the next person in the queue.",
		},
	],
	action: { pl: "Weź miejsce", en: "Take the seat" },
	when: { pl: "Kiedy", en: "When" },
	where: { pl: "Gdzie", en: "Where" },
} satisfies Record<string, Text | Text[]>;

import type { Text } from "../../../kit/i18n/lang.ts";
import type { MeetingSide } from "../rules.ts";

/** Words about the time that is asked for instead of an agreed one: not fetched with the form that asks for one. */
export const moveTexts = {
	/** In the day, at the agreed time and at the one that is asked for: set apart from the place that follows. */
	asksFor: { pl: "(prośba o zmianę na #when)", en: "(move to #when asked)" },
	instead: { pl: "(zamiast #when)", en: "(instead of #when)" },
	insteadOf: {
		pl: "Zamiast umówionego: #when. Zostanie, jeśli odmówisz.",
		en: "Instead of what is agreed: #when. That stays if you decline.",
	},
	ours: {
		pl: "Prośba o zmianę: #when. Czeka na odpowiedź do #until. Bez zgody zostaje umówiony termin.",
		en: "Asked instead: #when. It waits for an answer until #until. Unless accepted, what is agreed stays.",
	},
	theirs: {
		pl: "Druga strona prosi o zmianę: #when. Czeka na odpowiedź do #until. Bez zgody zostaje umówiony termin.",
		en: "The other side asks instead for: #when. It waits for an answer until #until. Unless accepted, what is agreed stays.",
	},
	/** As the side reads it that had asked. */
	refused: {
		person: {
			pl: "Firma odmówiła zmiany na #when. Umówiony termin zostaje.",
			en: "The company declined to move it to #when. What is agreed stays.",
		},
		exhibitor: {
			pl: "Ta osoba odmówiła zmiany na #when. Umówiony termin zostaje.",
			en: "This person declined to move it to #when. What is agreed stays.",
		},
	},
	unanswered: {
		person: {
			pl: "Firma nie odpowiedziała w porę na prośbę o zmianę na #when. Umówiony termin zostaje.",
			en: "The company did not answer your request to move it to #when in time. What is agreed stays.",
		},
		exhibitor: {
			pl: "Ta osoba nie odpowiedziała w porę na prośbę o zmianę na #when. Umówiony termin zostaje.",
			en: "This person did not answer your request to move it to #when in time. What is agreed stays.",
		},
	},
	accept: { pl: "Przenieś", en: "Move it" },
	acceptOf: { pl: "Przenieś: #who, #when", en: "Move it: #who, #when" },
	keep: { pl: "Zostaw umówiony", en: "Keep what is agreed" },
	keepOf: { pl: "Zostaw umówiony termin: #who", en: "Keep what is agreed: #who" },
	takeBack: { pl: "Cofnij prośbę", en: "Take the request back" },
	takeBackOf: { pl: "Cofnij prośbę o zmianę: #who, #when", en: "Take the request back: #who, #when" },
} satisfies Record<string, Text | Record<MeetingSide, Text>>;

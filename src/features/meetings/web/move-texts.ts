import type { Text } from "../../../kit/i18n/lang.ts";
import type { MeetingSide } from "../rules.ts";

/** The form does not load these texts. */
export const moveTexts = {
	/** Shown in the day view at both times; the brackets separate it from the place. */
	asksFor: { pl: "(prośba o zmianę na #when)", en: "(asked to move to #when)" },
	instead: { pl: "(zamiast #when)", en: "(instead of #when)" },
	insteadOf: {
		pl: "Zamiast umówionego: #when. Zostanie, jeśli odmówisz.",
		en: "Instead of the agreed time: #when. That stands if you decline.",
	},
	ours: {
		pl: "Prośba o zmianę: #when. Czeka na odpowiedź do #until. Bez zgody zostaje umówiony termin.",
		en: "Asked to move to #when. Waiting for an answer until #until; unless accepted, the agreed time stands.",
	},
	theirs: {
		pl: "Druga strona prosi o zmianę: #when. Czeka na odpowiedź do #until. Bez zgody zostaje umówiony termin.",
		en: "The other side asks to move to #when. Waiting for an answer until #until; unless accepted, the agreed time stands.",
	},
	/** For the side that requested the move. */
	refused: {
		person: {
			pl: "Firma odmówiła zmiany na #when. Umówiony termin zostaje.",
			en: "The company declined to move it to #when. The agreed time stands.",
		},
		exhibitor: {
			pl: "Ta osoba odmówiła zmiany na #when. Umówiony termin zostaje.",
			en: "This person declined to move it to #when. The agreed time stands.",
		},
	},
	unanswered: {
		person: {
			pl: "Firma nie odpowiedziała w porę na prośbę o zmianę na #when. Umówiony termin zostaje.",
			en: "The company did not answer your request to move it to #when in time. The agreed time stands.",
		},
		exhibitor: {
			pl: "Ta osoba nie odpowiedziała w porę na prośbę o zmianę na #when. Umówiony termin zostaje.",
			en: "This person did not answer your request to move it to #when in time. The agreed time stands.",
		},
	},
	accept: { pl: "Przenieś", en: "Move it" },
	acceptOf: { pl: "Przenieś: #who, #when", en: "Move it: #who, #when" },
	keep: { pl: "Zostaw umówiony", en: "Keep the agreed time" },
	keepOf: { pl: "Zostaw umówiony termin: #who", en: "Keep the agreed time: #who" },
	withdrawMove: { pl: "Cofnij prośbę", en: "Withdraw the request" },
	withdrawMoveOf: { pl: "Cofnij prośbę o zmianę: #who, #when", en: "Withdraw the request: #who, #when" },
} satisfies Record<string, Text | Record<MeetingSide, Text>>;

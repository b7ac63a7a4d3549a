import type { Lang, Text } from "../../kit/i18n/lang.ts";
import { plural } from "../../kit/i18n/plural.ts";

/** The e-mail about questions that came after the registration. `#questions` counts them. */
export const questionsAddedEmail = {
	subject: { pl: "Organizator prosi o odpowiedź: #event", en: "The organiser asks for an answer: #event" },
	preview: { pl: "Do odpowiedzi: #questions.", en: "To answer: #questions." },
	heading: { pl: "Organizator pyta o coś jeszcze", en: "The organiser has more to ask" },
	paragraphs: [
		{
			pl: "Po Twojej rejestracji na #event organizator uzupełnił formularz: #questions. Odpowiesz w swoim koncie, bez wypełniania formularza od nowa.",
			en: "After you registered for #event, the organiser added to the form: #questions. You answer in your account, without filling in the form again.",
		},
	],
	action: { pl: "Odpowiedz", en: "Answer" },
} satisfies Record<string, Text | Text[]>;

/** "2 nowe pytania". */
export const newQuestions = (lang: Lang, count: number): string =>
	plural(lang, count, {
		pl: { one: "# nowe pytanie", few: "# nowe pytania", other: "# nowych pytań" },
		en: { one: "# new question", other: "# new questions" },
	});

export const questionKind = {
	required: { pl: "odpowiedź wymagana", en: "answer required" },
	optional: { pl: "można pominąć", en: "optional" },
} as const satisfies Record<string, Text>;

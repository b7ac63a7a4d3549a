import type { Text } from "../../kit/i18n/lang.ts";
import { APPOINTMENT_LIMITS, type TimeRefusal } from "./rules.ts";

/** Refusals of calls about appointments, with advice. */
export const refusals = {
	noAppointment: { pl: "Nie ma takiego spotkania.", en: "There is no such meeting." },
	over: {
		pl: "Wydarzenie się skończyło. Spotkań już się na nim nie umawia.",
		en: "The event is over. Meetings at it can no longer be arranged.",
	},
	begun: {
		pl: "Ten termin już się zaczął. Wybierz późniejszy.",
		en: "This time has already begun. Choose a later one.",
	},
	place: {
		pl: "W tym wydarzeniu nie ma takiego punktu spotkania. Wybierz jeden z listy.",
		en: "This event has no such meeting point. Choose one from the list.",
	},
	outside: {
		pl: "Ten termin nie mieści się w dniach wydarzenia. Wybierz inny.",
		en: "This time is not within the days of the event. Choose another one.",
	},
	length: { pl: "Wybierz długość spotkania z listy.", en: "Choose the length of the meeting from the list." },
	oneEach: {
		pl: "Macie już umówione albo zaproponowane spotkanie. Przenieś je albo odwołaj.",
		en: "You two already have a meeting, agreed or proposed. Move it or cancel it.",
	},
	tooManyOpen: {
		pl: `${APPOINTMENT_LIMITS.open} Twoich propozycji czeka na odpowiedź. Poczekaj na nie albo wycofaj jedną.`,
		en: `${APPOINTMENT_LIMITS.open} of your proposals wait for an answer. Wait for them, or withdraw one.`,
	},
	changed: {
		pl: "To spotkanie zmieniło się, zanim dotarła Twoja odpowiedź. Zobacz, jak jest teraz, i odpowiedz jeszcze raz, jeśli trzeba.",
		en: "This meeting changed before your answer arrived. See how it stands now, and answer again if you need to.",
	},
	notNow: {
		pl: "Tego nie da się już zrobić. Zobacz, jak jest teraz.",
		en: "This can no longer be done. See how it stands now.",
	},
	notAgreed: { pl: "To spotkanie nie jest umówione.", en: "This meeting is not agreed." },
} satisfies Record<TimeRefusal | string, Text>;

export const calendarTexts = {
	summary: { pl: "Spotkanie: #person", en: "Meeting: #person" },
	online: { pl: "Online", en: "Online" },
} as const satisfies Record<string, Text>;

export const factTexts = {
	when: { pl: "Kiedy", en: "When" },
	where: { pl: "Gdzie", en: "Where" },
	note: { pl: "O czym", en: "About" },
	online: { pl: "online", en: "online" },
} as const satisfies Record<string, Text>;

const action = { pl: "Zobacz spotkania", en: "See your meetings" };
const email = (subject: Text, preview: Text, paragraph: Text) => ({
	subject,
	preview,
	heading: subject,
	paragraphs: [paragraph],
	action,
});

export const appointmentEmails = {
	proposed: email(
		{ pl: "#person proponuje spotkanie", en: "#person proposes a meeting" },
		{ pl: "#when. Odpowiedz na swoim koncie.", en: "#when. Answer in your account." },
		{
			pl: "#person proponuje Ci spotkanie: #when. Przyjmij je, zaproponuj inny termin albo odrzuć.",
			en: "#person proposes to meet you: #when. Accept it, propose another time, or decline.",
		},
	),
	agreed: email(
		{ pl: "Spotkanie umówione: #person", en: "Meeting agreed: #person" },
		{ pl: "#when.", en: "#when." },
		{ pl: "#person spotka się z Tobą: #when.", en: "#person will meet you: #when." },
	),
	declined: email(
		{ pl: "#person nie może się spotkać", en: "#person cannot meet you" },
		{ pl: "Termin #when nie pasuje.", en: "#when does not suit them." },
		{
			pl: "#person odrzuca termin #when. Możesz zaproponować inny.",
			en: "#person declines #when. You can propose another time.",
		},
	),
	withdrawn: email(
		{ pl: "#person wycofuje propozycję spotkania", en: "#person withdraws the proposed meeting" },
		{ pl: "Chodzi o termin #when.", en: "It was planned for #when." },
		{ pl: "Propozycja spotkania #when jest już nieaktualna.", en: "The proposal to meet on #when no longer stands." },
	),
	cancelled: email(
		{ pl: "Spotkanie odwołane: #person", en: "Meeting cancelled: #person" },
		{ pl: "Chodzi o termin #when.", en: "It was planned for #when." },
		{ pl: "#person odwołuje spotkanie: #when.", en: "#person cancels the meeting: #when." },
	),
	moveProposed: email(
		{ pl: "#person chce przenieść spotkanie", en: "#person would like to move the meeting" },
		{ pl: "Nowy termin: #other.", en: "The new time: #other." },
		{
			pl: "#person proponuje przenieść spotkanie z #when na #other. Umówiony termin zostaje, aż zgodzisz się na nowy.",
			en: "#person would like to move the meeting from #when to #other. The agreed time stands until you accept.",
		},
	),
	moved: email(
		{ pl: "Spotkanie przeniesione: #person", en: "Meeting moved: #person" },
		{ pl: "Nowy termin: #when.", en: "The new time: #when." },
		{ pl: "#person zgadza się na nowy termin: #when.", en: "#person accepts the new time: #when." },
	),
	reminder: email(
		{ pl: "Spotkanie o #time: #person", en: "Your meeting at #time: #person" },
		{ pl: "Twoje spotkanie zaczyna się niedługo.", en: "Your meeting begins soon." },
		{
			pl: "O #time spotyka się z Tobą #person. Jeśli spotykacie się online, pokój otworzy się w Twoim koncie 10 minut wcześniej.",
			en: "#person is meeting you at #time. If you meet online, the room opens in your account 10 minutes before.",
		},
	),
	kept: email(
		{ pl: "Spotkanie odbędzie się bez zmian: #person", en: "Your meeting takes place as agreed: #person" },
		{ pl: "#when.", en: "#when." },
		{
			pl: "Spotkanie nie zostanie przeniesione. Widzicie się w umówionym terminie: #when.",
			en: "The meeting is not being moved. You meet as agreed: #when.",
		},
	),
};

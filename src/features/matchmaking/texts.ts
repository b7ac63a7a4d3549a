import type { Text } from "../../kit/i18n/lang.ts";
import type { ReportReason } from "./contract.ts";
import { type HideRefusal, type InviteRefusal, MATCHMAKING_LIMITS, type MeetingRefusal } from "./rules.ts";

export const meetingRefusals: Record<MeetingRefusal, Text> = {
	noTicket: { pl: "Nie masz biletu na to wydarzenie.", en: "You have no ticket for this event." },
	unpaid: {
		pl: "Twój bilet czeka na płatność. Gdy dotrze, zobaczysz innych.",
		en: "Your ticket is awaiting payment. Once it arrives, you can see the others.",
	},
	locked: {
		pl: "Twój bilet nie obejmuje spotkań z innymi uczestnikami.",
		en: "Your ticket does not include meeting other participants.",
	},
	noProfile: {
		pl: "Najpierw wypełnij swój profil: ludzi widzi ten, kogo widać.",
		en: "Fill in your profile first: you see others once they can see you.",
	},
	hidden: {
		pl: "Najpierw pokaż swój profil na tym wydarzeniu: ludzi widzi ten, kogo widać.",
		en: "Show your profile at this event first: you see others once they can see you.",
	},
	banned: {
		pl: "Organizator wyłączył Ci spotkania z ludźmi na tym wydarzeniu. Napisz do niego, jeśli to pomyłka.",
		en: "The organiser has switched off meeting people for you at this event. Write to them if this is a mistake.",
	},
	past: {
		pl: "Profile na tym wydarzeniu nie są już widoczne.",
		en: "Profiles at this event can no longer be seen.",
	},
};

export const inviteRefusals: Record<InviteRefusal | "connected", Text> = {
	declined: {
		pl: "Ta osoba już Ci odmówiła, więc nie zaprosisz jej ponownie.",
		en: "This person has already declined, so you cannot invite them again.",
	},
	waits: { pl: "Twoje zaproszenie już czeka na odpowiedź.", en: "Your invitation is already waiting for an answer." },
	connected: { pl: "Macie już siebie w kontaktach.", en: "You are connected already." },
	withdrawn: {
		pl: "Zaproszenie do tej osoby jest wycofane. Kolejne możesz wysłać po dobie.",
		en: "An invitation to this person was withdrawn. You can send another one after a day.",
	},
	tooManyOpen: {
		pl: `Naraz może czekać ${MATCHMAKING_LIMITS.open} zaproszeń. Poczekaj na odpowiedzi; wycofane liczą się jeszcze przez dobę.`,
		en: `${MATCHMAKING_LIMITS.open} invitations can wait at a time. Wait for answers; withdrawn ones count for another day.`,
	},
	tooManyHour: {
		pl: `Możesz wysłać ${MATCHMAKING_LIMITS.hour} zaproszeń na godzinę. Spróbuj ponownie trochę później.`,
		en: `You can send ${MATCHMAKING_LIMITS.hour} invitations an hour. Try again a little later.`,
	},
};

export const refusals = {
	noPerson: { pl: "Nie ma tu takiej osoby.", en: "There is no such person here." },
	noInvitation: { pl: "Nie ma takiego zaproszenia.", en: "There is no such invitation." },
	notConnected: {
		pl: "Tej osoby nie ma w Twoich kontaktach. Najpierw zaproś ją do rozmowy.",
		en: "This person is not one of your contacts. Invite them to talk first.",
	},
	yourself: { pl: "To Ty.", en: "This is you." },
	searchLocked: {
		pl: "Szukanie ludzi i zapraszanie ich jest w wyższym pakiecie. Na zaproszenia innych możesz odpowiadać.",
		en: "Searching for people and inviting them comes with a higher package. You can answer invitations from others.",
	},
	over: {
		pl: "Wydarzenie się skończyło, a z nim zaproszenia.",
		en: "The event is over, and invitations have ended with it.",
	},
	noSentence: {
		pl: "Napisz jedno zdanie, dlaczego chcesz porozmawiać.",
		en: "Say in a sentence why you want to talk.",
	},
	ended: { pl: "To zaproszenie już nie czeka na odpowiedź.", en: "This invitation no longer waits for an answer." },
	noReport: { pl: "Nie ma tu takiego zgłoszenia.", en: "There is no such report here." },
	reportDecided: {
		pl: "Ktoś inny już zdecydował o tym zgłoszeniu. Odśwież listę.",
		en: "Somebody else has already decided about this report. Refresh the list.",
	},
	noWords: { pl: "Napisz, co się stało.", en: "Say what happened." },
} as const satisfies Record<string, Text>;

export const hideRefusals: Record<HideRefusal, Text> = {
	stand: {
		pl: "O stoiskach decyduje organizator. Tutaj możesz tylko zamknąć zgłoszenie.",
		en: "The organiser decides about stands. Here you can only close the report.",
	},
	moderator: {
		pl: "To osoba, która też moderuje to wydarzenie. Napisz do organizatora.",
		en: "This person moderates the event as well. Write to the organiser.",
	},
};

export const reportReasons: Record<ReportReason, Text> = {
	spam: { pl: "Reklama albo spam", en: "Advertising or spam" },
	harassment: { pl: "Nękanie, obraźliwe treści", en: "Harassment, insults" },
	impersonation: { pl: "Podszywa się pod kogoś", en: "Pretends to be somebody else" },
	other: { pl: "Coś innego", en: "Something else" },
};

export const invitedEmail = {
	subject: { pl: "#person zaprasza Cię do rozmowy", en: "#person invites you to talk" },
	preview: { pl: "#sentence", en: "#sentence" },
	heading: { pl: "#person zaprasza Cię do rozmowy", en: "#person invites you to talk" },
	paragraphs: [
		{ pl: "#person, #headline, pisze:", en: "#person, #headline, writes:" },
		{ pl: "„#sentence”", en: "“#sentence”" },
	],
	action: { pl: "Zobacz zaproszenie", en: "See the invitation" },
	notes: [
		{
			pl: "Odpowiedzieć możesz do końca wydarzenia. Nikt nie widzi Twojego adresu.",
			en: "You can answer until the event ends. Nobody sees your address.",
		},
	],
};

export const acceptedEmail = {
	subject: { pl: "#person: zaproszenie przyjęte", en: "#person has accepted your invitation" },
	preview: { pl: "Macie się już nawzajem w kontaktach.", en: "You are connected now." },
	heading: { pl: "#person chce porozmawiać", en: "#person wants to talk" },
	paragraphs: [
		{
			pl: "#person, #headline: zaproszenie przyjęte. Macie się już nawzajem w kontaktach.",
			en: "#person, #headline: your invitation is accepted, and you are connected.",
		},
	],
	action: { pl: "Zobacz kontakty", en: "See your contacts" },
};

export const reportTexts = {
	open: { pl: "Zgłoś organizatorowi", en: "Report to the organiser" },
	reason: { pl: "Co jest nie tak", en: "What is wrong" },
	words: { pl: "Co się stało", en: "What happened" },
	send: { pl: "Wyślij zgłoszenie", en: "Send the report" },
	sent: {
		pl: "Zgłoszenie przyjęte. Organizator przeczyta je i zdecyduje, co dalej; jeśli zechce o coś zapytać, napisze do Ciebie e-mail. Nikt inny się o nim nie dowie.",
		en: "The report is in. The organiser reads it and decides what to do; should they want to ask something, they write you an e-mail. Nobody else is told.",
	},
	failed: {
		pl: "Nie udało się wysłać zgłoszenia. Spróbuj ponownie.",
		en: "The report could not be sent. Try again.",
	},
} as const satisfies Record<string, Text>;

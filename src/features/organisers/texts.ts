import type { Text } from "../../kit/i18n/lang.ts";

export const refusals = {
	notOrganiser: {
		pl: "Nie ma tu biura dla Twojego konta.",
		en: "There is no office here for your account.",
	},
	noRight: {
		pl: "Twoja rola (#role) nie obejmuje tego prawa: #right.",
		en: "Your role (#role) does not include this right: #right.",
	},
	onlyFoundation: {
		pl: "To prawo mają tylko organizatorzy wszystkich wydarzeń: #right.",
		en: "Only organisers of all events have this right: #right.",
	},
	needsFactor: {
		pl: "Organizator musi mieć klucz dostępu albo logowanie z kodem. Włącz je w ustawieniach konta.",
		en: "An organiser needs a passkey or log-in with a code. Turn one on in the settings of your account.",
	},
	needsProof: {
		pl: "Potwierdź, że to Ty: hasłem albo kluczem dostępu.",
		en: "Confirm that it is you: by your password or a passkey.",
	},
	previewChanged: {
		pl: "Skutki zmieniły się od podglądu. Sprawdź je jeszcze raz.",
		en: "The effects have changed since the preview. Check them again.",
	},
	lastOwner: {
		pl: "To ostatni właściciel wszystkich wydarzeń. Najpierw zaproś drugiego.",
		en: "This is the last owner of all events. Invite another one first.",
	},
	lastOwnerLeaves: {
		pl: "To konto jest ostatnim właścicielem wszystkich wydarzeń. Najpierw zaproś w biurze drugiego.",
		en: "This account is the last owner of all events. Invite another owner in the office first.",
	},
	rolesChanged: {
		pl: "Role tej osoby zmienił ktoś inny. Teraz ma: #roles.",
		en: "Another person has changed this person’s roles. They now have: #roles.",
	},
	noOrganiser: {
		pl: "Ta osoba nie ma tu roli.",
		en: "This person has no role here.",
	},
	foundationOnly: {
		pl: "Organizatorami wszystkich wydarzeń zarządza tylko ich właściciel.",
		en: "Only an owner of all events manages the organisers of all events.",
	},
	hasRole: {
		pl: "Ta osoba ma już tę rolę.",
		en: "This person already has this role.",
	},
	wrongEmail: {
		pl: "Podaj poprawny adres e-mail.",
		en: "Give a valid e-mail address.",
	},
	noInvitation: {
		pl: "Nie ma takiego zaproszenia albo zostało już przyjęte.",
		en: "There is no such invitation, or it has been accepted already.",
	},
	noSession: {
		pl: "Ta sesja już się skończyła.",
		en: "This session has ended already.",
	},
	noEvent: {
		pl: "Zaproszenie wysyła się w barwach wydarzenia, a nie ma jeszcze żadnego.",
		en: "An invitation is sent in the colours of an event, and there is none yet.",
	},
} as const satisfies Record<string, Text>;

/** The place of a role that counts at every event. */
export const everyEvent: Text = { pl: "wszystkie wydarzenia", en: "all events" };

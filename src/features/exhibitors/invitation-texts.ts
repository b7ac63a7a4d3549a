import type { Text } from "../../kit/i18n/lang.ts";

export const refusals = {
	unknown: {
		pl: "Tego zaproszenia nie ma: link jest niepełny, cofnięty albo zastąpiony nowszym. Poproś organizatora o nowe.",
		en: "There is no such invitation: the link is incomplete, was withdrawn or has been replaced by a newer one. Ask the organiser for a new one.",
	},
	used: {
		pl: "To zaproszenie zostało już przyjęte. Jeśli przez Ciebie, zaloguj się i otwórz strefę wystawcy.",
		en: "This invitation has been accepted already. If you did so, log in and open the exhibitor’s area.",
	},
	expired: {
		pl: "To zaproszenie straciło ważność. Poproś organizatora o nowe.",
		en: "This invitation is no longer valid. Ask the organiser for a new one.",
	},
	other: {
		pl: "Zaproszenie jest dla innego adresu niż adres konta, na którym teraz jesteś. Wyloguj się i otwórz link jeszcze raz.",
		en: "The invitation is for a different address from the one you are logged in with. Log out and open the link again.",
	},
	logIn: {
		pl: "Pod tym adresem jest już konto. Zaloguj się nim i otwórz link jeszcze raz.",
		en: "This address already has an account. Log in with it and open the link again.",
	},
	name: {
		pl: "Podaj imię i nazwisko, do 100 znaków każde.",
		en: "Give your first and last name, up to 100 characters each.",
	},
} as const satisfies Record<string, Text>;

/** `#until` is the end of the link. */
export const invitationEmail = {
	subject: { pl: "#company: zaproszenie do strefy wystawcy, #event", en: "#company: your exhibitor’s area at #event" },
	preview: { pl: "Link działa raz, do #until.", en: "The link works once, until #until." },
	heading: { pl: "Prowadź stoisko firmy #company", en: "Run #company’s stand" },
	paragraphs: [
		{
			pl: "Organizator wydarzenia #event zaprasza Cię do zespołu firmy #company. W strefie wystawcy zbierzesz kontakty, przeczytasz CV osób, które się na to zgodziły, i ustalisz godziny spotkań.",
			en: "The organiser of #event invites you to join #company’s team. In the exhibitor’s area you collect contacts, read the CVs of people who agreed to it and set the hours of meetings.",
		},
	],
	action: { pl: "Przyjmij zaproszenie", en: "Accept the invitation" },
	notes: [
		{
			pl: "Link działa raz, do #until, i tylko dla tego adresu: jeśli nie masz jeszcze konta, założysz je jednym hasłem.",
			en: "The link works once, until #until, and for this address alone: if you have no account yet, a password is all you need to create one.",
		},
		{
			pl: "To pomyłka? Zignoruj tę wiadomość, a usuniemy Twój adres.",
			en: "A mistake? Ignore this message, and we will delete your address.",
		},
	],
} satisfies Record<string, Text | Text[]>;

export const invitationTexts = {
	title: { pl: "Zaproszenie do zespołu", en: "An invitation to the team" },
	lead: {
		pl: "#company zaprasza na #event adres #email.",
		en: "#company invites #email to #event.",
	},
	join: { pl: "Dołącz do zespołu", en: "Join the team" },
	joining: { pl: "Dołączamy…", en: "Joining…" },
	newLead: {
		pl: "Ten adres nie ma jeszcze konta. Podaj, jak się nazywasz, i ustaw hasło: konto powstanie od razu.",
		en: "This address has no account yet. Give your name and set a password: your account is created right away.",
	},
	firstName: { pl: "Imię", en: "First name" },
	lastName: { pl: "Nazwisko", en: "Last name" },
	password: { pl: "Hasło", en: "Password" },
	make: { pl: "Załóż konto i dołącz", en: "Create an account and join" },
	logIn: { pl: "Zaloguj się i wróć tutaj", en: "Log in and come back here" },
	logOut: { pl: "Wyloguj się", en: "Log out" },
	failed: {
		pl: "Nie udało się. Sprawdź połączenie i spróbuj ponownie.",
		en: "It did not work. Check your connection and try again.",
	},
	toArea: { pl: "Otwórz strefę wystawcy", en: "Open the exhibitor’s area" },
	failedTitle: { pl: "Zaproszenie nie działa", en: "The invitation does not work" },
	personalData: {
		pl: "Dane konta przetwarza organizator wydarzenia, żeby prowadzić stoisko wystawcy. Pobierzesz je i usuniesz konto w „Twoje dane i płatności”.",
		en: "The organiser processes the account’s data to run the exhibitor’s stand. You can download it, and delete the account, in “Your data and payments”.",
	},
} as const satisfies Record<string, Text>;

import type { Text } from "../../kit/i18n/lang.ts";

export const usedInvitation: Text = {
	pl: "To zaproszenie zostało już przyjęte. Jeśli przez Ciebie, zaloguj się i otwórz strefę wystawcy.",
	en: "This invitation has been accepted already. If you did so, log in and open the exhibitor’s area.",
};

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

export const staffInvitationTexts = {
	lead: { pl: "#company zaprasza na #event adres #email.", en: "#company invites #email to #event." },
	toArea: { pl: "Otwórz strefę wystawcy", en: "Open the exhibitor’s area" },
	personalData: {
		pl: "Dane konta przetwarza organizator wydarzenia, żeby prowadzić stoisko wystawcy. Pobierzesz je i usuniesz konto w „Twoje dane i płatności”.",
		en: "The organiser processes the account’s data to run the exhibitor’s stand. You can download it, and delete the account, in “Your data and payments”.",
	},
} as const satisfies Record<string, Text>;

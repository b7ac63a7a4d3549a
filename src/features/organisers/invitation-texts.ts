import type { Text } from "../../kit/i18n/lang.ts";

export const usedInvitation: Text = {
	pl: "To zaproszenie zostało już przyjęte. Jeśli przez Ciebie, zaloguj się i otwórz biuro.",
	en: "This invitation has been accepted already. If you did so, log in and open the office.",
};

export const invitationPage = (secret: string) => `office/invitation?id=${encodeURIComponent(secret)}`;

/** `#place` is the event, or all events; `#rights` are the rights of the role. */
export const invitationEmail = {
	subject: {
		pl: "Zaproszenie do biura organizatora: #place",
		en: "An invitation to the organisers’ office: #place",
	},
	preview: { pl: "Link działa raz, do #until.", en: "The link works once, until #until." },
	heading: { pl: "Dołącz do organizatorów", en: "Join the organisers" },
	paragraphs: [
		{
			pl: "Dostajesz rolę „#role” w biurze organizatora (#place).",
			en: "You get the role “#role” in the organisers’ office (#place).",
		},
		{ pl: "Z tą rolą możesz: #rights.", en: "With this role you may: #rights." },
	],
	action: { pl: "Przyjmij zaproszenie", en: "Accept the invitation" },
	notes: [
		{
			pl: "Link działa raz, do #until, i tylko dla tego adresu: jeśli nie masz jeszcze konta, założysz je jednym hasłem.",
			en: "The link works once, until #until, and for this address alone: if you have no account yet, a password is all you need to create one.",
		},
		{
			pl: "Zanim otworzysz biuro, włącz w ustawieniach konta klucz dostępu albo logowanie z kodem.",
			en: "Before you open the office, turn on a passkey or log-in with a code in the settings of your account.",
		},
		{
			pl: "To pomyłka? Zignoruj tę wiadomość, a usuniemy Twój adres.",
			en: "A mistake? Ignore this message, and we will delete your address.",
		},
	],
} satisfies Record<string, Text | Text[]>;

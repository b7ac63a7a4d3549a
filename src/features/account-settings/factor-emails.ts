import type { Text } from "../../kit/i18n/lang.ts";

type FactorEmail = { [part: string]: Text | Text[] };

const setPassword: Text = { pl: "To nie ja – ustaw nowe hasło", en: "This wasn’t me – set a new password" };

export const secondFactorOnEmail = {
	subject: { pl: "Drugi składnik logowania włączony: #event", en: "Second factor turned on: #event" },
	preview: { pl: "Logowanie pyta teraz także o kod.", en: "Logging in now asks for a code as well." },
	heading: { pl: "Logowanie pyta teraz o kod", en: "Logging in now asks for a code" },
	paragraphs: [
		{
			pl: "Na Twoim koncie włączono drugi składnik: po haśle trzeba podać kod z aplikacji w telefonie. Wszystkie inne urządzenia są wylogowane.",
			en: "A second factor was turned on for your account: after the password you now enter a code from an app on your phone. All other devices are logged out.",
		},
		{
			pl: "To nie Ty? Ustaw nowe hasło w ciągu tygodnia: razem ze starym hasłem przestanie działać drugi składnik. Później wyłączy go tylko organizator.",
			en: "Not you? Set a new password within a week: the second factor goes together with the old password. After that only the organiser can turn it off.",
		},
	],
	action: setPassword,
} satisfies FactorEmail;

export const secondFactorOffEmail = {
	subject: { pl: "Drugi składnik logowania wyłączony: #event", en: "The second factor is off: #event" },
	preview: { pl: "Do zalogowania wystarcza hasło.", en: "Your password alone is enough to log in." },
	heading: { pl: "Drugi składnik wyłączony", en: "The second factor is off" },
	paragraphs: [
		{
			pl: "Na Twoim koncie wyłączono drugi składnik. Do zalogowania wystarcza teraz hasło.",
			en: "The second factor was turned off for your account. Your password alone is now enough to log in.",
		},
		{
			pl: "To nie Ty? Ustaw od razu nowe hasło. Link do tego przyjdzie na ten adres, a wszystkie urządzenia zostaną wylogowane.",
			en: "Not you? Set a new password at once. The link for it comes to this address, and all devices are logged out.",
		},
	],
	action: setPassword,
} satisfies FactorEmail;

export const secondFactorResetEmail = {
	subject: {
		pl: "Organizator wyłączył drugi składnik: #event",
		en: "The organiser turned the second factor off: #event",
	},
	preview: { pl: "Do zalogowania wystarcza hasło.", en: "Your password alone is enough to log in." },
	heading: { pl: "Drugi składnik wyłączony przez organizatora", en: "The organiser turned the second factor off" },
	paragraphs: [
		{
			pl: "Drugi składnik logowania i klucze dostępu zostały usunięte z Twojego konta, a wszystkie urządzenia są wylogowane. Zaloguj się hasłem i włącz je na nowo.",
			en: "The second factor and the passkeys were removed from your account, and all devices are logged out. Log in with your password and turn them on anew.",
		},
		{
			pl: "To nie na Twoją prośbę? Odpowiedz od razu na tę wiadomość.",
			en: "Did you not ask for this? Reply to this message right away.",
		},
	],
	action: { pl: "Zaloguj się", en: "Log in" },
} satisfies FactorEmail;

export const passkeyAddedEmail = {
	subject: { pl: "Dodano klucz dostępu: #event", en: "A passkey was added: #event" },
	preview: { pl: "Pozwala logować się bez hasła.", en: "It lets you log in without a password." },
	heading: { pl: "Nowy klucz dostępu do konta", en: "A new passkey for your account" },
	paragraphs: [
		{
			pl: "Do Twojego konta dodano klucz dostępu „#name”. Pozwala zalogować się bez hasła i bez kodu.",
			en: "The passkey “#name” was added to your account. It logs you in without a password or a code.",
		},
		{
			pl: "To nie Ty? Ustaw od razu nowe hasło: razem ze starym przestanie działać ten klucz.",
			en: "Not you? Set a new password at once: this passkey stops working together with the old one.",
		},
	],
	action: setPassword,
} satisfies FactorEmail;

export const passkeyRemovedEmail = {
	subject: { pl: "Usunięto klucz dostępu: #event", en: "A passkey was removed: #event" },
	preview: { pl: "Ten klucz już nie działa.", en: "It no longer works." },
	heading: { pl: "Klucz dostępu usunięty", en: "Passkey removed" },
	paragraphs: [
		{
			pl: "Z Twojego konta usunięto klucz dostępu „#name”. Nie można się nim już zalogować.",
			en: "The passkey “#name” was removed from your account. It can no longer be used to log in.",
		},
		{
			pl: "To nie Ty? Ustaw od razu nowe hasło. Link do tego przyjdzie na ten adres, a wszystkie urządzenia zostaną wylogowane.",
			en: "Not you? Set a new password at once. The link for it comes to this address, and all devices are logged out.",
		},
	],
	action: setPassword,
} satisfies FactorEmail;

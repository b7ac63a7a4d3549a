import type { Text } from "../../kit/i18n/lang.ts";

const subject: Text = { pl: "Hasło do konta zostało zmienione: #event", en: "Your password was changed: #event" };
const heading: Text = { pl: "Hasło zostało zmienione", en: "Your password was changed" };
const notYou: Text = {
	pl: "To nie Ty? Ustaw od razu nowe hasło. Link do tego przyjdzie na ten adres, a wszystkie urządzenia zostaną wylogowane.",
	en: "Not you? Set a new password right away. The link for it comes to this address, and all devices are logged out.",
};
const action: Text = { pl: "To nie ja – ustaw nowe hasło", en: "This wasn’t me – set a new password" };

export const passwordChangedEmail = {
	subject,
	preview: { pl: "Inne urządzenia zostały wylogowane.", en: "Other devices were logged out." },
	heading,
	paragraphs: [
		{
			pl: "Hasło do Twojego konta zostało zmienione w ustawieniach konta. Wszystkie inne urządzenia zostały wylogowane.",
			en: "Your password was changed in your account’s settings. All other devices were logged out.",
		},
		notYou,
	],
	action,
} satisfies { [part: string]: Text | Text[] };

/** After a link from an e-mail has set a new password. */
export const passwordResetEmail = {
	subject,
	preview: { pl: "Stare hasło już nie działa.", en: "The old password no longer works." },
	heading,
	paragraphs: [
		{
			pl: "Link z naszej wiadomości posłużył do ustawienia nowego hasła do Twojego konta. Stare hasło już nie działa.",
			en: "The link in our message was used to set a new password for your account. The old one no longer works.",
		},
		notYou,
	],
	action,
} satisfies { [part: string]: Text | Text[] };

/** Above the list of access that ended together with the old password. */
export const endedAccessNote: Text = {
	pl: "Razem ze starym hasłem przestało działać to, co poniżej.",
	en: "The following stopped working together with the old password.",
};

export const accessTexts = {
	title: { pl: "Logowanie", en: "Logging in" },
	password: { pl: "Hasło", en: "Password" },
	passwordLead: {
		pl: "Zmiana hasła wylogowuje wszystkie inne urządzenia.",
		en: "Changing your password logs out all other devices.",
	},
	changePassword: { pl: "Zmień hasło", en: "Change your password" },
	currentPassword: { pl: "Obecne hasło", en: "Current password" },
	newPassword: { pl: "Nowe hasło", en: "New password" },
	again: { pl: "Powtórz nowe hasło", en: "Repeat the new password" },
	passwordHelp: { pl: "min. 8 znaków bez spacji", en: "min. 8 characters without spaces" },
	passwordChanged: {
		pl: "Hasło zmienione. Wszystkie inne urządzenia są wylogowane.",
		en: "Your password is changed. All other devices are logged out.",
	},
	sessionsTitle: { pl: "Zalogowane urządzenia", en: "Where you are logged in" },
	sessionsLead: {
		pl: "Nie poznajesz urządzenia? Wyloguj je i zmień hasło.",
		en: "Is there a device you do not recognise? Log it out and change your password.",
	},
	unknownDevice: { pl: "Nieznane urządzenie", en: "Unknown device" },
	thisDevice: { pl: "to urządzenie", en: "this device" },
	begun: { pl: "zalogowane #", en: "logged in on #" },
	seen: { pl: "ostatnio używane #", en: "last used on #" },
	end: { pl: "Wyloguj", en: "Log out" },
	endOf: { pl: "Wyloguj: #", en: "Log out: #" },
	endOthers: { pl: "Wyloguj wszystkie inne", en: "Log out all others" },
	ended: { pl: "Urządzenie wylogowane.", en: "The device is logged out." },
	othersEnded: { pl: "Wszystkie inne urządzenia są wylogowane.", en: "All other devices are logged out." },
	sessionsFailed: { pl: "Nie udało się wczytać urządzeń.", en: "Your devices could not be loaded." },
	notEnded: {
		pl: "Nie udało się wylogować. Spróbuj ponownie za chwilę.",
		en: "Logging out failed. Try again in a moment.",
	},
	tryAgain: { pl: "Spróbuj ponownie", en: "Try again" },
} as const satisfies Record<string, Text>;

import type { Text } from "../../kit/i18n/lang.ts";

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

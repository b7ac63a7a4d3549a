import type { Text } from "../../kit/i18n/lang.ts";

export const factorRefusals = {
	enterCode: { pl: "podaj kod", en: "type the code" },
	sixDigits: { pl: "kod z aplikacji ma 6 cyfr", en: "the code from the app has 6 digits" },
	noCode: {
		pl: "kod z aplikacji ma 6 cyfr, a kod zapasowy 12 znaków",
		en: "the code from the app has 6 digits, a recovery code has 12 characters",
	},
	wrongCode: {
		pl: "Ten kod nie jest poprawny. Kod zmienia się co 30 sekund: wpisz najnowszy i sprawdź, czy telefon ma właściwy czas.",
		en: "This code is not right. It changes every 30 seconds: type the newest one, and check that the phone’s clock is right.",
	},
	usedCode: {
		pl: "Ten kod został już użyty. Poczekaj na następny: zmienia się co 30 sekund.",
		en: "This code has been used already. Wait for the next one: it changes every 30 seconds.",
	},
	wrongRecovery: {
		pl: "Ten kod zapasowy nie jest poprawny albo został już użyty.",
		en: "This recovery code is not right, or it has been used already.",
	},
	codeOver: {
		pl: "Minęło 10 minut albo było zbyt wiele prób. Podaj hasło jeszcze raz.",
		en: "Ten minutes have passed, or there were too many attempts. Enter your password again.",
	},
	tooManyCodes: {
		pl: "Zbyt wiele prób. Spróbuj ponownie za kwadrans. To nie Ty? Ktoś zna Twoje hasło: ustaw nowe – link „Nie pamiętasz hasła?”.",
		en: "Too many attempts. Try again in a quarter of an hour. Was it not you? Somebody knows your password: set a new one by “Forgot your password?”.",
	},
	alreadyOn: { pl: "Drugi składnik jest już włączony.", en: "The second factor is already on." },
	notBegun: {
		pl: "Nie ma czego potwierdzić. Zacznij włączanie od początku.",
		en: "There is nothing to confirm. Start turning it on again.",
	},
	notOn: { pl: "Drugi składnik nie jest włączony.", en: "The second factor is not on." },
	passkeyName: { pl: "podaj nazwę, najwyżej 60 znaków", en: "give a name of at most 60 characters" },
	noPasskey: { pl: "Tego klucza dostępu już nie ma.", en: "This passkey no longer exists." },
	passkeyOver: {
		pl: "To trwało za długo. Spróbuj jeszcze raz.",
		en: "This took too long. Try again.",
	},
	passkeyUnknown: {
		pl: "Ten klucz dostępu nie należy do żadnego konta: mógł zostać usunięty. Zaloguj się hasłem.",
		en: "This passkey belongs to no account: it may have been removed. Log in with your password.",
	},
	passkeyWrong: {
		pl: "Klucz dostępu nie został przyjęty. Spróbuj jeszcze raz albo zaloguj się hasłem.",
		en: "The passkey was not accepted. Try again, or log in with your password.",
	},
	passkeyNotMade: {
		pl: "Nie udało się dodać klucza dostępu. Spróbuj jeszcze raz.",
		en: "The passkey could not be added. Try again.",
	},
	notVerified: {
		pl: "Urządzenie nie sprawdziło, że to Ty. Ustaw na nim PIN, odcisk palca albo rozpoznawanie twarzy.",
		en: "The device did not check that it is you. Set a PIN, fingerprint or face on it.",
	},
} as const satisfies Record<string, Text>;

import type { Lang, Text } from "../../kit/i18n/lang.ts";
import { plural } from "../../kit/i18n/plural.ts";

export const factorTexts = {
	title: { pl: "Drugi składnik logowania", en: "Second factor" },
	offLead: {
		pl: "Po haśle podajesz kod z aplikacji w telefonie. Samo hasło nikomu wtedy nie wystarczy.",
		en: "After your password you enter a code from an app on your phone. The password alone then lets nobody in.",
	},
	onLead: {
		pl: "Włączony: po haśle podajesz kod z aplikacji.",
		en: "On: after your password you enter a code from the app.",
	},
	turnOn: { pl: "Włącz", en: "Turn on" },
	turnOff: { pl: "Wyłącz", en: "Turn off" },
	isOn: {
		pl: "Drugi składnik jest włączony, a wszystkie inne urządzenia są wylogowane.",
		en: "The second factor is on, and all other devices are logged out.",
	},
	isOff: {
		pl: "Drugi składnik jest wyłączony. Do zalogowania wystarcza hasło.",
		en: "The second factor is off. Your password alone is enough to log in.",
	},
	failed: { pl: "Nie udało się wczytać ustawień logowania.", en: "Your log-in settings could not be loaded." },
	tryAgain: { pl: "Spróbuj ponownie", en: "Try again" },
	currentPassword: { pl: "Obecne hasło", en: "Current password" },
	code: { pl: "Kod z aplikacji albo kod zapasowy", en: "Code from the app, or a recovery code" },
	phoneCode: { pl: "Kod z aplikacji", en: "Code from the app" },
	next: { pl: "Dalej", en: "Next" },
	waiting: { pl: "Chwila…", en: "One moment…" },
	keyTitle: { pl: "Dodaj konto w aplikacji", en: "Add the account to the app" },
	keyLead: {
		pl: "Zeskanuj kod w aplikacji z kodami (Google Authenticator, Microsoft Authenticator, 1Password, FreeOTP…), a potem wpisz 6 cyfr, które pokaże.",
		en: "Scan this with an authenticator app (Google Authenticator, Microsoft Authenticator, 1Password, FreeOTP…), then type the 6 digits it shows.",
	},
	qr: { pl: "Kod QR dla aplikacji z kodami", en: "QR code for the authenticator app" },
	key: { pl: "Albo wpisz ten klucz:", en: "Or type this key:" },
	openApp: { pl: "Otwórz w aplikacji na tym urządzeniu", en: "Open in an app on this device" },
	confirm: { pl: "Potwierdź i włącz", en: "Confirm and turn on" },
	recovery: { pl: "Kody zapasowe", en: "Recovery codes" },
	recoveryTitle: { pl: "Zapisz kody zapasowe", en: "Keep your recovery codes" },
	recoveryLead: {
		pl: "Bez telefonu zalogujesz się jednym z nich. Każdy działa raz. Pokazujemy je tylko teraz: zapisz je poza telefonem.",
		en: "Without your phone, one of these logs you in. Each works once. We show them only now: keep them somewhere other than on your phone.",
	},
	copy: { pl: "Kopiuj", en: "Copy" },
	copied: { pl: "Skopiowano.", en: "Copied." },
	notCopied: {
		pl: "Nie udało się skopiować. Zaznacz kody i skopiuj je.",
		en: "Copying failed. Select the codes and copy them.",
	},
	asFile: { pl: "Zapisz jako plik", en: "Save as a file" },
	fileName: { pl: "kody-zapasowe.txt", en: "recovery-codes.txt" },
	fileHead: {
		pl: "Kody zapasowe do konta na #. Każdy działa raz.",
		en: "Recovery codes for the account at #. Each works once.",
	},
	print: { pl: "Drukuj", en: "Print" },
	kept: { pl: "Kody są zapisane", en: "I have kept them" },
	renew: { pl: "Utwórz nowe", en: "Make new ones" },
	renewLead: { pl: "Dotychczasowe kody przestaną działać.", en: "Your current codes will stop working." },
	renewed: { pl: "Nowe kody działają. Dotychczasowe już nie.", en: "The new codes work. The old ones no longer do." },
	passkeys: { pl: "Klucze dostępu", en: "Passkeys" },
	passkeysLead: {
		pl: "Logujesz się odciskiem palca, twarzą albo PIN-em urządzenia, bez hasła i bez kodu.",
		en: "You log in with your fingerprint, your face or the device’s PIN, without a password or a code.",
	},
	addPasskey: { pl: "Dodaj klucz dostępu", en: "Add a passkey" },
	passkeyName: { pl: "Nazwa klucza", en: "Passkey name" },
	passkeyNameHelp: { pl: "po czym go poznasz, np. telefon", en: "so that you recognise it, e.g. phone" },
	make: { pl: "Utwórz klucz dostępu", en: "Make the passkey" },
	added: { pl: "Klucz dostępu dodany: #", en: "Passkey added: #" },
	addedOn: { pl: "dodany #", en: "added on #" },
	usedOn: { pl: "ostatnio użyty #", en: "last used on #" },
	neverUsed: { pl: "jeszcze nieużyty", en: "not used yet" },
	rename: { pl: "Zmień nazwę", en: "Rename" },
	renameOf: { pl: "Zmień nazwę: #", en: "Rename: #" },
	renamed: { pl: "Nazwa zmieniona: #", en: "Name changed: #" },
	remove: { pl: "Usuń", en: "Remove" },
	removeOf: { pl: "Usuń klucz dostępu: #", en: "Remove the passkey: #" },
	removeSure: {
		pl: "Usunąć? Tym kluczem już się nie zalogujesz.",
		en: "Remove it? You will no longer log in with it.",
	},
	removing: { pl: "Usuwamy…", en: "Removing…" },
	removed: { pl: "Klucz dostępu usunięty: #", en: "Passkey removed: #" },
} as const satisfies Record<string, Text>;

export const codesLeft = (lang: Lang, left: number): string =>
	plural(lang, left, {
		pl: { one: "Został 1 kod.", few: "Zostały # kody.", other: "Zostało # kodów." },
		en: { one: "1 code is left.", other: "# codes are left." },
	});

import type { Lang, Text } from "../../kit/i18n/lang.ts";
import { plural } from "../../kit/i18n/plural.ts";

/** The second factor and passkeys, in the account. */
export const factorTexts = {
	title: { pl: "Drugi składnik logowania", en: "Second factor" },
	offLead: {
		pl: "Po haśle podajesz kod z aplikacji w telefonie. Samo hasło nikomu wtedy nie wystarczy.",
		en: "After the password you give a code of an app on your phone. The password alone then helps nobody.",
	},
	onLead: { pl: "Włączony: po haśle podajesz kod z aplikacji.", en: "On: after the password comes a code of the app." },
	turnOn: { pl: "Włącz", en: "Turn on" },
	turnOff: { pl: "Wyłącz", en: "Turn off" },
	isOn: {
		pl: "Drugi składnik jest włączony, a wszystkie inne urządzenia są wylogowane.",
		en: "The second factor is on, and all other devices are logged out.",
	},
	isOff: {
		pl: "Drugi składnik jest wyłączony. Do zalogowania wystarcza hasło.",
		en: "The second factor is off. The password alone logs in.",
	},
	failed: { pl: "Nie udało się wczytać ustawień logowania.", en: "How you log in could not be loaded." },
	tryAgain: { pl: "Spróbuj ponownie", en: "Try again" },
	currentPassword: { pl: "Obecne hasło", en: "Current password" },
	code: { pl: "Kod z aplikacji albo kod zapasowy", en: "Code of the app, or a recovery code" },
	phoneCode: { pl: "Kod z aplikacji", en: "Code of the app" },
	next: { pl: "Dalej", en: "Next" },
	waiting: { pl: "Chwila…", en: "A moment…" },
	keyTitle: { pl: "Dodaj konto w aplikacji", en: "Add the account to the app" },
	keyLead: {
		pl: "Zeskanuj kod w aplikacji z kodami (Google Authenticator, Microsoft Authenticator, 1Password, FreeOTP…), a potem wpisz 6 cyfr, które pokaże.",
		en: "Scan this with an app for codes (Google Authenticator, Microsoft Authenticator, 1Password, FreeOTP…), then type the 6 digits that it shows.",
	},
	qr: { pl: "Kod QR dla aplikacji z kodami", en: "QR code for the app with the codes" },
	key: { pl: "Albo wpisz ten klucz:", en: "Or type this key:" },
	openApp: { pl: "Otwórz w aplikacji na tym urządzeniu", en: "Open in an app on this device" },
	confirm: { pl: "Potwierdź i włącz", en: "Confirm and turn on" },
	recovery: { pl: "Kody zapasowe", en: "Recovery codes" },
	recoveryTitle: { pl: "Zapisz kody zapasowe", en: "Keep your recovery codes" },
	recoveryLead: {
		pl: "Bez telefonu zalogujesz się jednym z nich. Każdy działa raz. Pokazujemy je tylko teraz: zapisz je poza telefonem.",
		en: "Without your phone, one of these logs you in. Each works once. They are shown only now: keep them somewhere else than on the phone.",
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
		en: "Recovery codes of the account at #. Each works once.",
	},
	print: { pl: "Drukuj", en: "Print" },
	kept: { pl: "Kody są zapisane", en: "I have kept them" },
	renew: { pl: "Utwórz nowe", en: "Make new ones" },
	renewLead: { pl: "Dotychczasowe kody przestaną działać.", en: "The ones you have stop working." },
	renewed: { pl: "Nowe kody działają. Dotychczasowe już nie.", en: "The new codes work. The ones before do no more." },
	passkeys: { pl: "Klucze dostępu", en: "Passkeys" },
	passkeysLead: {
		pl: "Logujesz się odciskiem palca, twarzą albo PIN-em urządzenia, bez hasła i bez kodu.",
		en: "You log in by the fingerprint, face or PIN of a device, without password and code.",
	},
	addPasskey: { pl: "Dodaj klucz dostępu", en: "Add a passkey" },
	passkeyName: { pl: "Nazwa klucza", en: "Name of the passkey" },
	passkeyNameHelp: { pl: "po czym go poznasz, np. telefon", en: "by which you know it, such as phone" },
	make: { pl: "Utwórz klucz dostępu", en: "Make the passkey" },
	added: { pl: "Klucz dostępu dodany: #", en: "The passkey is added: #" },
	addedOn: { pl: "dodany #", en: "added on #" },
	usedOn: { pl: "ostatnio użyty #", en: "last used on #" },
	neverUsed: { pl: "jeszcze nieużyty", en: "not used yet" },
	rename: { pl: "Zmień nazwę", en: "Rename" },
	renameOf: { pl: "Zmień nazwę: #", en: "Rename: #" },
	renamed: { pl: "Nazwa zmieniona: #", en: "The name is changed: #" },
	remove: { pl: "Usuń", en: "Remove" },
	removeOf: { pl: "Usuń klucz dostępu: #", en: "Remove the passkey: #" },
	removeSure: { pl: "Usunąć? Tym kluczem już się nie zalogujesz.", en: "Remove it? It will log you in no more." },
	removing: { pl: "Usuwamy…", en: "Removing…" },
	removed: { pl: "Klucz dostępu usunięty: #", en: "The passkey is removed: #" },
} satisfies Record<string, Text>;

/** How many recovery codes are left. */
export const codesLeft = (lang: Lang, left: number): string =>
	plural(lang, left, {
		pl: { one: "Został 1 kod.", few: "Zostały # kody.", other: "Zostało # kodów." },
		en: { one: "1 code is left.", other: "# codes are left." },
	});

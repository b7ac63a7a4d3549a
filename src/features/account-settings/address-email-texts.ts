import type { Text } from "../../kit/i18n/lang.ts";

export const confirmAddressEmail = {
	subject: { pl: "Potwierdź nowy adres: #event", en: "Confirm your new address: #event" },
	preview: { pl: "Link działa 48 godzin i tylko raz.", en: "The link works for 48 hours, and only once." },
	heading: { pl: "Potwierdź nowy adres", en: "Confirm your new address" },
	paragraphs: [
		{
			pl: "Ktoś, najpewniej Ty, chce używać tego adresu w swoim koncie na stronie #event. Przycisk otworzy stronę, na której go potwierdzisz.",
			en: "Somebody, most likely you, wants to use this address for their #event account. The button opens the page where you confirm it.",
		},
	],
	action: { pl: "Potwierdź adres", en: "Confirm the address" },
	notes: [
		{ pl: "Link jest ważny 48 godzin i działa raz.", en: "The link is valid for 48 hours and works once." },
		{
			pl: "To nie Ty? Zignoruj tę wiadomość – nic się nie zmieni.",
			en: "Not you? Ignore this message – nothing changes.",
		},
	],
} satisfies { [part: string]: Text | Text[] };

/** The e-mail to a new address that already has an account. */
export const takenAddressEmail = {
	subject: { pl: "Ten adres ma już konto: #event", en: "This address already has an account: #event" },
	preview: { pl: "Nic się nie zmieniło.", en: "Nothing has changed." },
	heading: { pl: "Ten adres ma już konto", en: "This address already has an account" },
	paragraphs: [
		{
			pl: "Ktoś chciał używać tego adresu w innym koncie na stronie #event. Adres ma już własne konto, więc nic się nie zmieniło.",
			en: "Somebody wanted to use this address for another #event account. It has an account of its own, so nothing has changed.",
		},
	],
	action: { pl: "Zaloguj się", en: "Log in" },
} satisfies { [part: string]: Text | Text[] };

/** The e-mail to the old address; `#email` is the new one. */
export const stopAddressEmail = {
	subject: { pl: "Zmiana adresu Twojego konta: #event", en: "Your account’s address is changing: #event" },
	preview: { pl: "To nie Ty? Możesz to zatrzymać.", en: "Not you? You can stop it." },
	heading: { pl: "Ktoś zmienia adres Twojego konta", en: "Somebody is changing your account’s address" },
	paragraphs: [
		{
			pl: "Ktoś, najpewniej Ty, poprosił w ustawieniach konta o zmianę adresu na #email. Adres zmieni się, gdy nowy zostanie potwierdzony.",
			en: "Somebody, most likely you, asked to change the address of your account to #email. It changes once the new address is confirmed.",
		},
		{
			pl: "To nie Ty? Zatrzymaj zmianę i ustaw nowe hasło na tej samej stronie. Jeśli adres już się zmienił, konto wróci do tego. Zalogowane urządzenia, klucze dostępu i drugi składnik też przestaną działać – chyba że je zostawisz.",
			en: "Not you? Stop the change and set a new password on the same page. If the address has already changed, your account goes back to this one. Logged-in devices, passkeys and the second factor stop working too – unless you keep them.",
		},
	],
	action: { pl: "To nie ja – zatrzymaj zmianę", en: "This wasn’t me – stop the change" },
	notes: [{ pl: "Ten link działa 7 dni.", en: "This link works for 7 days." }],
} satisfies { [part: string]: Text | Text[] };

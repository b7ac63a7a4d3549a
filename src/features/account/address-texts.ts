import type { Text } from "../../kit/i18n/lang.ts";

export const addressRefusals = {
	same: { pl: "To jest już Twój adres.", en: "This is already your address." },
	unknown: {
		pl: "Ten link nie jest poprawny. Sprawdź, czy został skopiowany w całości.",
		en: "This link is not valid. Check that you copied all of it.",
	},
	used: { pl: "Ten link został już użyty.", en: "This link has been used already." },
	stopped: { pl: "Ta zmiana adresu została zatrzymana.", en: "This change of address was stopped." },
	expired: {
		pl: "Ten link stracił ważność. O zmianę adresu możesz poprosić jeszcze raz na koncie.",
		en: "This link stopped working. You can ask for the change again in your account.",
	},
	stopExpired: {
		pl: "Ten link stracił ważność po 7 dniach. Napisz do nas, jeśli adres zmieniono bez Twojej zgody.",
		en: "This link stopped working after 7 days. Write to us if your address was changed against your will.",
	},
	taken: {
		pl: "Na ten adres jest już inne konto. Adres Twojego konta się nie zmienił.",
		en: "There is already another account with this address. Yours has not changed.",
	},
} as const satisfies Record<string, Text>;

/** Refuses to delete an account with a recent address change; `#day` is the first possible day. */
export const returnableAddress: Text = {
	pl: "Adres tego konta zmienił się niedawno, a poprzedni może je jeszcze odzyskać. Konto usuniesz od #day.",
	en: "The address of this account was changed lately, and the previous one can still take it back. You can delete the account from #day.",
};

/** The e-mail to the old address after the account returned to it. */
export const addressPutBackEmail = {
	subject: { pl: "Twoje konto ma znów ten adres: #event", en: "Your account has this address again: #event" },
	preview: { pl: "Zmiana adresu została cofnięta.", en: "The change of address was undone." },
	heading: { pl: "Konto jest znów Twoje", en: "The account is yours again" },
	paragraphs: [
		{
			pl: "Zmiana adresu e-mail została cofnięta linkiem z naszej wiadomości. Konto ma znów ten adres. Poprzednie hasło już nie działa, podobnie jak inne sposoby logowania, których nie postanowiono zostawić.",
			en: "The change of the e-mail address was undone by the link in our message. The account has this address again. The previous password no longer works, nor do other ways of logging in, except those that were kept.",
		},
		{
			pl: "To nie Ty? Ustaw od razu nowe hasło. Link do tego przyjdzie na ten adres.",
			en: "Not you? Set a new password right away. The link for it comes to this address.",
		},
	],
	action: { pl: "Ustaw nowe hasło", en: "Set a new password" },
} satisfies { [part: string]: Text | Text[] };

export const addressTexts = {
	title: { pl: "Adres e-mail", en: "E-mail address" },
	change: { pl: "Zmień adres", en: "Change the address" },
	lead: {
		pl: "Wyślemy link na nowy adres, a na obecny wiadomość, że się zmienia. Do potwierdzenia logujesz się obecnym adresem. Newslettery zostają przy adresie, z którego są zamówione.",
		en: "We send a link to the new address and a notice to the current one. Until the new one is confirmed, you log in with the current one. Newsletters stay with the address that signed up for them.",
	},
	newEmail: { pl: "Nowy adres e-mail", en: "New e-mail address" },
	send: { pl: "Wyślij link", en: "Send the link" },
	sending: { pl: "Wysyłamy…", en: "Sending…" },
	sent: {
		pl: "Link jest w drodze na #. Działa 48 godzin. Adres zmieni się po potwierdzeniu.",
		en: "The link is on its way to #. It works for 48 hours. The address changes when it is confirmed.",
	},
	pageTitle: { pl: "Zmiana adresu", en: "Change of address" },
	confirmTitle: { pl: "Potwierdź nowy adres", en: "Confirm your new address" },
	confirmLead: {
		pl: "Od potwierdzenia logujesz się tym adresem. Bilety i zamówienia zostają na koncie, a e-maile przyjdą tutaj.",
		en: "Once it is confirmed you log in with this address. Tickets and orders stay in the account, and e-mails come here.",
	},
	confirm: { pl: "Potwierdź adres", en: "Confirm the address" },
	confirming: { pl: "Potwierdzamy…", en: "Confirming…" },
	confirmedTitle: { pl: "Adres zmieniony", en: "The address is changed" },
	confirmed: { pl: "Adres Twojego konta to teraz #.", en: "The address of your account is now #." },
	toAccount: { pl: "Przejdź do konta", en: "Go to your account" },
	stopTitle: { pl: "Zatrzymaj zmianę adresu", en: "Stop the change of address" },
	stopLead: {
		pl: "Konto zostanie przy adresie #. O zmianę poprosił ktoś, kto zna hasło: ustaw nowe, a wszystko inne, co otwiera konto, się skończy.",
		en: "The account stays with the address #. Whoever asked for the change knows the password: set a new one, and everything else that opens the account ends.",
	},
	stopAction: { pl: "Zatrzymaj zmianę i zapisz hasło", en: "Stop the change and save the password" },
	stopOnly: {
		pl: "Zatrzymaj tylko zmianę adresu, bez nowego hasła",
		en: "Stop only the change of address, without a new password",
	},
	stopping: { pl: "Zapisujemy…", en: "Saving…" },
	loading: { pl: "Sprawdzamy link…", en: "Checking the link…" },
	stoppedTitle: { pl: "Zmiana zatrzymana", en: "The change is stopped" },
	stopped: {
		pl: "Konto zostaje przy tym adresie i ma nowe hasło. Skończyło się wszystko, co otwierało konto, poza tym, co zostało zaznaczone.",
		en: "The account stays with this address and has a new password. Everything that opened the account has ended, except what you kept.",
	},
	stoppedOnly: {
		pl: "Konto zostaje przy tym adresie. Hasło i zalogowane urządzenia się nie zmieniły.",
		en: "The account stays with this address. Password and logged-in devices have not changed.",
	},
	putBackAsk: { pl: "Odzyskaj konto", en: "Take your account back" },
	putBackLead: {
		pl: "Konto znów będzie miało adres #. Ustaw nowe hasło: stare i wszystko inne, co otwiera konto, skończy się w tej samej chwili.",
		en: "The account gets the address # back. Set a new password: the old one and everything else that opens the account end at the same moment.",
	},
	putBackAction: { pl: "Przywróć adres i zapisz hasło", en: "Put the address back and save the password" },
	putBackTitle: { pl: "Konto jest znów Twoje", en: "The account is yours again" },
	putBack: {
		pl: "Konto ma znów ten adres i nowe hasło. Skończyło się wszystko, co otwierało konto, poza tym, co zostało zaznaczone.",
		en: "The account has this address again and a new password. Everything that opened the account has ended, except what you kept.",
	},
	unchangedTitle: { pl: "Nic się nie zmieniło", en: "Nothing has changed" },
	back: { pl: "Przejdź do logowania", en: "Go to log-in" },
} as const satisfies Record<string, Text>;

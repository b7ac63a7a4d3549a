import type { Text } from "../../kit/i18n/lang.ts";

export const pageRefusals = {
	noInvoiceNow: {
		pl: "Do tego zamówienia nie można już poprosić o fakturę: nie jest opłacone albo minęły trzy miesiące, w których daje to prawo.",
		en: "An invoice can no longer be requested for this order: it is not paid, or the three months allowed by law have passed.",
	},
	invoiceName: { pl: "Podaj imię i nazwisko.", en: "Provide your full name." },
	invoiceTooLong: { pl: "To za długie – skróć.", en: "This is too long – shorten it." },
	noCode: { pl: "W tym zamówieniu nie ma takiego kodu.", en: "This order has no such code." },
	codeUsed: {
		pl: "Ten kod jest już wykorzystany albo unieważniony.",
		en: "This code is used or withdrawn already.",
	},
	sendUnconfirmed: {
		pl: "Zanim wyślesz kod innej osobie, potwierdź swój adres e-mail linkiem z wiadomości od nas. Kod możesz też skopiować i przekazać samodzielnie.",
		en: "Before you send a code to somebody, confirm your e-mail address with the link in our e-mail. You can also copy the code and pass it on yourself.",
	},
	codeSentOften: {
		pl: "Ten kod został już wysłany 5 razy. Skopiuj go i przekaż samodzielnie albo wydaj nowy.",
		en: "This code has been sent 5 times already. Copy it and pass it on yourself, or issue a new one.",
	},
	addressFull: {
		pl: "Na ten adres wysłaliśmy dziś już 3 kody. Skopiuj kod i przekaż go samodzielnie albo wyślij jutro.",
		en: "We have sent 3 codes to this address today. Copy the code and pass it on yourself, or send it tomorrow.",
	},
	codeEmail: {
		pl: "Podaj adres e-mail osoby, która ma dostać kod.",
		en: "Provide the e-mail address of the person who is to get the code.",
	},
} as const satisfies Record<string, Text>;

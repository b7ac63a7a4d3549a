import type { Text } from "../../kit/i18n/lang.ts";

export const moveTexts = {
	order: {
		pl: "#name zamawia zmianę pakietu #from na #to i dopłaca #gross.",
		en: "#name orders a change of package from #from to #to and pays #gross.",
	},
	gift: {
		pl: "#name dostaje pakiet #to zamiast #from bez dopłaty.",
		en: "#name gets the package #to in place of #from, free of charge.",
	},
	changesPaid: {
		pl: "Bilet zmieni się po zapłacie. Zamówienie czeka na nią 7 dni i trzyma miejsce w pakiecie #to.",
		en: "The ticket changes after the payment. The order waits 7 days for it and holds a place of #to.",
	},
	changesAtOnce: {
		pl: "Bilet zmieni się od razu, a jego numer i kod zostaną.",
		en: "The ticket changes at once; its number and code stay.",
	},
	differenceGiven: { pl: "Różnicę #gross daruje fundacja.", en: "The foundation gives the difference of #gross." },
	left: {
		pl: "W pakiecie #to zostanie potem miejsc: #count.",
		en: "Places left in #to afterwards: #count.",
	},
	gained: { pl: "Bilet zyska: #rows.", en: "The ticket gains: #rows." },
	lost: { pl: "Bilet straci: #rows.", en: "The ticket loses: #rows." },
	orderEmail: {
		pl: "Na #email wyjdzie e-mail z danymi do przelewu i linkiem do płatności.",
		en: "An e-mail with the transfer details and the link to pay goes to #email.",
	},
	giftEmail: {
		pl: "Na #email wyjdzie e-mail z nowym biletem.",
		en: "An e-mail with the new ticket goes to #email.",
	},
	netDifference: { pl: "Różnica netto", en: "Difference, net" },
	grossDifference: { pl: "Różnica z VAT", en: "Difference with VAT" },
	due: { pl: "Uczestnik dopłaca", en: "The participant pays" },
	ordered: {
		pl: "Zamówienie #number czeka na zapłatę.",
		en: "Order #number awaits payment.",
	},
	given: { pl: "Bilet ma teraz pakiet #to.", en: "The ticket now has the package #to." },
	full: {
		pl: "Pakiet #to jest pełny: zajęte miejsca #taken z #capacity. Zwiększ ich liczbę w pakietach albo wybierz inny.",
		en: "#to is full: #taken of #capacity places are taken. Raise their number in the packages, or choose another one.",
	},
	notOffered: {
		pl: "Tego pakietu nie ma dziś w sprzedaży. Wybierz inny.",
		en: "This package is not on sale today. Choose another one.",
	},
} as const satisfies Record<string, Text>;

export const handOverPlanTexts = {
	title: {
		pl: "Bilet #number (#name, #package) dostanie #to, #email.",
		en: "Ticket #number (#name, #package) goes to #to, #email.",
	},
	codeEnds: {
		pl: "Dotychczasowy bilet i jego kod od razu stracą ważność. Nowa osoba dostanie nowy numer i kod.",
		en: "The present ticket and its code stop being valid at once. The new person gets a new number and code.",
	},
	seats: {
		pl: "Zwolnią się miejsca na wykładach: #count. Nowa osoba wybierze swoje.",
		en: "Seats at lectures are released: #count. The new person chooses their own.",
	},
	personal: {
		pl: "Nie przejdą dodatki wybrane dla jednej osoby: #options.",
		en: "Extras that were chosen for one person do not go along: #options.",
	},
	orderStays: {
		pl: "Zamówienie, dokumenty i płatnik się nie zmienią.",
		en: "The order, its documents and the payer stay.",
	},
	hasAccount: {
		pl: "Pod tym adresem jest konto: bilet będzie na #holder. Na #email wyjdzie e-mail z biletem.",
		en: "The address has an account: the ticket gets the name #holder. An e-mail with the ticket goes to #email.",
	},
	confirms: {
		pl: "Na #email wyjdzie e-mail z linkiem do potwierdzenia adresu, a po nim bilet.",
		en: "An e-mail with a link to confirm the address goes to #email, and the ticket after that.",
	},
	giverEmail: {
		pl: "#name dostanie e-mail o przekazaniu na #email.",
		en: "#name gets an e-mail about the hand-over at #email.",
	},
	done: { pl: "Bilet przekazany: #to.", en: "The ticket is handed over to #to." },
} as const satisfies Record<string, Text>;

/** Tells a participant that an organiser changed the package free of charge: `#package`, `#event`. */
export const givenPackageEmail = {
	subject: { pl: "Twój bilet ma nowy pakiet: #event", en: "Your ticket has a new package: #event" },
	preview: { pl: "Masz teraz pakiet #package.", en: "You now have the package #package." },
	heading: { pl: "Masz teraz pakiet #package", en: "You now have the package #package" },
	paragraphs: [
		{
			pl: "Organizator zmienił pakiet Twojego biletu na #package. Nic nie dopłacasz.",
			en: "The organiser changed the package of your ticket to #package. You pay nothing.",
		},
		{
			pl: "Kod na bilecie został ten sam, więc wydrukowany wcześniej nadal wpuszcza.",
			en: "The code of the ticket is the same, so one that you printed earlier still lets you in.",
		},
	],
	action: { pl: "Zobacz swój bilet", en: "See your ticket" },
};

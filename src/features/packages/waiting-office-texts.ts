import type { Text } from "../../kit/i18n/lang.ts";
import { plural } from "../../kit/i18n/plural.ts";
import type { ListedState, WaitingRefusal } from "./waiting-rules.ts";

export const listedStateNames: Record<ListedState, Text> = {
	unconfirmed: { pl: "adres niepotwierdzony", en: "address unconfirmed" },
	inLine: { pl: "w kolejce", en: "in line" },
	offered: { pl: "ma propozycję", en: "has an offer" },
	taken: { pl: "odebrane miejsce", en: "place taken" },
	expired: { pl: "propozycja wygasła", en: "offer expired" },
	ended: { pl: "propozycja wycofana", en: "offer withdrawn" },
	left: { pl: "rezygnacja", en: "left the list" },
	removed: { pl: "usunięcie z listy", en: "removed" },
};

/** Each says the step to take. */
export const waitingRefusals: Record<WaitingRefusal | "noPlace" | "noEntry", Text> = {
	noEntry: {
		pl: "Nie ma takiego miejsca na liście: dane tej osoby mogły zostać usunięte. Odśwież listę.",
		en: "There is no such place on the list: the person’s data may have been erased. Reload the list.",
	},
	noPlace: {
		pl: "Wszystkie miejsca w tym pakiecie są zajęte. Zwiększ liczbę miejsc na ekranie „Pakiety i ceny” i od razu zaproponuj miejsce tutaj. Najpóźniej po minucie wolne miejsca dostają osoby z początku kolejki.",
		en: "All places of this package are taken. Raise the number of places on the screen “Packages and prices”, and offer the place here at once. Within a minute, free places go to the people at the front of the line.",
	},
	unconfirmed: {
		pl: "Adres nie jest potwierdzony, a miejsca proponujemy tylko na potwierdzone adresy. Poproś tę osobę o otwarcie linku z e-maila. Nowy e-mail dostanie, gdy zapisze się jeszcze raz tym samym adresem.",
		en: "The address is unconfirmed, and we offer places to confirmed addresses only. Ask the person to open the link in the e-mail. Joining again with the same address sends a new one.",
	},
	over: {
		pl: "To wydarzenie już się skończyło, więc nie proponujemy miejsc. Osobę możesz usunąć z listy.",
		en: "The event is over, so no places are offered. You can remove the person from the list.",
	},
	offered: {
		pl: "Ta osoba ma już propozycję miejsca. Jeśli jej nie chcesz, zakończ propozycję.",
		en: "The person has an offer already. End the offer if you do not want it.",
	},
	notOffered: {
		pl: "Ta osoba nie ma propozycji miejsca. Odśwież listę.",
		en: "The person has no offer. Reload the list.",
	},
	taken: {
		pl: "Ta osoba odebrała już miejsce. Jej rejestrację znajdziesz na ekranie „Uczestnicy”.",
		en: "The person has taken the place already. The screen “Participants” has the registration.",
	},
	gone: {
		pl: "Ta osoba nie czeka już na liście. Może zapisać się jeszcze raz.",
		en: "The person is no longer on the list. They can join again.",
	},
};

/** `#person` is a first name with an address. */
export const waitingCommandTexts = {
	offerTitle: {
		pl: "#person dostanie propozycję miejsca w pakiecie #package, ważną 24 godziny.",
		en: "#person gets the offer of a place in package #package for 24 hours.",
	},
	offered: { pl: "Propozycja wysłana: #person.", en: "The offer is sent to #person." },
	endTitle: {
		pl: "#person: propozycja miejsca w pakiecie #package skończy się od razu. Ta osoba dostanie e-mail i wypadnie z listy.",
		en: "The offer of a place in package #package to #person ends at once. The person gets an e-mail, and leaves the list.",
	},
	toNext: {
		pl: "Miejsce dostanie następna osoba w kolejce: #person. Propozycja wyjdzie e-mailem.",
		en: "The place goes to the next in line, #person, by e-mail.",
	},
	toSale: {
		pl: "Nikt z potwierdzonym adresem nie czeka, więc miejsce wróci do sprzedaży.",
		en: "Nobody with a confirmed address waits, so the place returns to sale.",
	},
	toNobody: {
		pl: "Wydarzenie już się skończyło, więc miejsca nie dostanie nikt inny.",
		en: "The event is over, so nobody else gets the place.",
	},
	ended: { pl: "Propozycja zakończona: #person.", en: "The offer to #person has ended." },
	removeTitle: {
		pl: "#person straci miejsce na liście oczekujących na pakiet #package.",
		en: "#person loses the place on the waiting list of package #package.",
	},
	removeEmail: { pl: "Ta osoba dostanie o tym e-mail.", en: "The person is told by e-mail." },
	removeSilent: {
		pl: "Adres nie jest potwierdzony, więc nikt nie dostanie e-maila.",
		en: "The address is unconfirmed, so nobody gets an e-mail.",
	},
	removed: { pl: "Usunięto z listy: #person.", en: "#person is off the list." },
} as const satisfies Record<string, Text>;

const aheadTexts = {
	pl: {
		one: "Przed tą osobą czeka # osoba i zachowuje swoje miejsce w kolejce.",
		few: "Przed tą osobą czekają # osoby i zachowują swoje miejsca w kolejce.",
		other: "Przed tą osobą czeka # osób i zachowują swoje miejsca w kolejce.",
	},
	en: {
		one: "# person ahead keeps the place in line.",
		other: "# people ahead keep their places in line.",
	},
};
const nobodyAhead: Text = { pl: "Nikt nie czeka przed tą osobą.", en: "Nobody is ahead of this person." };

/** The people before a person who gets an offer out of turn. */
export function aheadSentence(count: number): Text {
	if (count === 0) return nobodyAhead;
	return { pl: plural("pl", count, aheadTexts), en: plural("en", count, aheadTexts) };
}

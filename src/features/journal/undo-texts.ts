import type { Text } from "../../kit/i18n/lang.ts";

/** The effects of an undo. */
export const undoTexts = {
	places: { pl: "Liczba miejsc wróci do #.", en: "The number of places goes back to #." },
	noLimit: { pl: "Pakiet znowu nie będzie miał limitu miejsc.", en: "The package has no limit of places again." },
	price: { pl: "Cena netto wróci do #.", en: "The net price goes back to #." },
	rights: {
		pl: "Zawartość pakietu wróci do poprzedniej, jeśli nikomu nie odbierze to uprawnień.",
		en: "The contents of the package go back, if that takes no right from anybody.",
	},
	removeRound: {
		pl: "Runda zniknie z cennika, jeśli od tego czasu nikt jej nie zmienił i nic w niej nie kupiono.",
		en: "The round leaves the price list, if it is unchanged and nothing was bought in it.",
	},
	changeRound: {
		pl: "Nazwa i ostatni dzień rundy wrócą do poprzednich.",
		en: "The name and the last day of the round go back.",
	},
	restoreRound: {
		pl: "Runda wróci do cennika ze swoimi cenami, jeśli rundy są takie, jak po jej usunięciu.",
		en: "The round returns with its prices, if the rounds are as its removal left them.",
	},
	removeOption: {
		pl: "Dodatek zniknie, jeśli nikt go nie wybrał i nikt go nie zmienił.",
		en: "The extra disappears, if it is unchanged and nobody has chosen it.",
	},
	changeOption: {
		pl: "Cena, liczba sztuk i rozmiary wrócą do poprzednich.",
		en: "Price, number of pieces and sizes go back.",
	},
	openOption: { pl: "Dodatek wróci do sprzedaży.", en: "The extra returns to sale." },
	closeOption: { pl: "Sprzedaż dodatku znowu się zamknie.", en: "The sale of the extra closes again." },
	revokeCodes: { pl: "Kody z tego wpisu przestaną działać: #.", en: "Codes of this entry stop working: #." },
	restoreCodes: { pl: "Kody z tego wpisu znowu zadziałają: #.", en: "Codes of this entry work again: #." },
	noCodes: { pl: "Te kody są już w tym stanie.", en: "These codes are in this state already." },
	deadline: { pl: "Termin zamówienia wróci do: #.", en: "The deadline of the order goes back to #." },
	roles: { pl: "Ta osoba znowu będzie mieć tu role: #.", en: "This person has these roles here again: #." },
	noRight: {
		pl: "Cofa to osoba, która może tę zmianę zrobić. Twoja rola tego nie obejmuje.",
		en: "A person who may make this change undoes it. Your role does not include that.",
	},
	noEntry: { pl: "Nie ma takiego wpisu w dzienniku.", en: "There is no such entry in the journal." },
	cannot: { pl: "Tej zmiany nie da się cofnąć z dziennika.", en: "This change cannot be undone from the journal." },
} as const satisfies Record<string, Text>;

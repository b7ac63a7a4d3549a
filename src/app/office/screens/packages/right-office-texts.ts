import type { Text } from "../../../../kit/i18n/lang.ts";

export const rightTexts = {
	title: { pl: "Co zawiera pakiet", en: "Contents of packages" },
	lead: {
		pl: "Otwórz pakiet, żeby zmienić jego zawartość. Zmiana od razu obejmuje osoby z biletami.",
		en: "Open a package to change what it includes. A change applies to ticket holders at once.",
	},
	leadRead: { pl: "Jak w porównaniu pakietów na stronie.", en: "As in the comparison on the site." },
	right: { pl: "Uprawnienie", en: "Right" },
	panel: { pl: "Zawartość pakietu", en: "Contents of the package" },
	contents: { pl: "Uprawnienia", en: "Rights" },
	change: { pl: "Zmień", en: "Change" },
	check: { pl: "Sprawdź skutki", en: "Check the effects" },
	save: { pl: "Zmień zawartość", en: "Change the contents" },
	sold: {
		pl: "Są bilety w tym pakiecie, także zarezerwowane: #. Uprawnienia można dodać, ale nie odebrać.",
		en: "Tickets of this package, reserved ones included: #. Rights can be added, not taken away.",
	},
	unsold: {
		pl: "Nikt nie ma jeszcze biletu w tym pakiecie, więc uprawnienia można też odebrać.",
		en: "Nobody has a ticket of this package yet, so rights can be taken away too.",
	},
} as const satisfies Record<string, Text>;

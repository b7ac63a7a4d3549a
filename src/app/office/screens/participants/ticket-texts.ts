import type { Text } from "../../../../kit/i18n/lang.ts";

export const ticketTexts = {
	changePackage: { pl: "Zmień pakiet", en: "Change the package" },
	newPackage: { pl: "Nowy pakiet", en: "The new package" },
	choose: { pl: "Wybierz", en: "Choose" },
	difference: { pl: "różnica #gross z VAT", en: "difference #gross with VAT" },
	placesLeft: { pl: "wolne miejsca: #count", en: "places left: #count" },
	isGift: {
		pl: "Bez opłaty: różnicę daruje fundacja",
		en: "Free of charge: the foundation gives the difference",
	},
	noPackages: {
		pl: "Żaden inny pakiet nie ma dziś wolnych miejsc.",
		en: "No other package has places today.",
	},
	confirmPackage: { pl: "Zmień pakiet, dopłata #due", en: "Change the package, #due due" },
	confirmGift: { pl: "Zmień pakiet bez opłaty", en: "Change the package free of charge" },
	handOver: { pl: "Przekaż innej osobie", en: "Hand to another person" },
	confirmHandOver: { pl: "Przekaż bilet", en: "Hand the ticket over" },
} as const satisfies Record<string, Text>;

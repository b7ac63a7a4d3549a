import type { Text } from "../../../../kit/i18n/lang.ts";

export const viewTexts = {
	views: { pl: "Widoki", en: "Views" },
	save: { pl: "Zapisz widok", en: "Save the view" },
	open: { pl: "Widok „#name”: zmień, udostępnij albo usuń", en: "The view “#name”: change, share or remove it" },
	openOther: { pl: "Wspólny widok „#name”: skopiuj", en: "The shared view “#name”: copy it" },
	shared: { pl: "wspólny", en: "shared" },
	sharedBy: { pl: "Udostępnia: #name", en: "Shared by #name" },
	copy: { pl: "Skopiuj do moich widoków", en: "Copy to my views" },
	remove: { pl: "Usuń widok", en: "Remove the view" },
	removeLocal: { pl: "Usuń widok „#name”", en: "Remove the view “#name”" },
	close: { pl: "Zamknij", en: "Close" },
	noSearch: {
		pl: "Szukany tekst nie zapisuje się w widoku, bo może być nazwiskiem uczestnika.",
		en: "The typed search is not saved in a view, because it may be a participant’s name.",
	},
	failed: {
		pl: "Nie udało się wczytać zapisanych widoków.",
		en: "The saved views could not be loaded.",
	},
	again: { pl: "Spróbuj ponownie", en: "Try again" },
	notMoved: {
		pl: "Widoki z tej przeglądarki, których nie ma jeszcze na serwerze: #count. #reason",
		en: "Views of this browser that are not on the server yet: #count. #reason",
	},
	noAnswer: {
		pl: "Brak odpowiedzi serwera. Sprawdź połączenie i spróbuj ponownie.",
		en: "The server does not answer. Check your connection and try again.",
	},
} as const satisfies Record<string, Text>;

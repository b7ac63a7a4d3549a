import type { Text } from "../../../../kit/i18n/lang.ts";

export const listTexts = {
	search: { pl: "Szukaj", en: "Search" },
	columns: { pl: "Kolumny", en: "Columns" },
	any: { pl: "dowolne", en: "any" },
	clearFilter: { pl: "Usuń filtr: #name", en: "Clear the filter: #name" },
	sortBy: { pl: "Sortuj: #name", en: "Sort by: #name" },
	tickAll: { pl: "Zaznacz wszystkie wiersze tej strony", en: "Tick all rows of this page" },
	tick: { pl: "Zaznacz: #name", en: "Tick: #name" },
	untickAll: { pl: "Odznacz wszystkie", en: "Untick all" },
	acts: { pl: "Zaznaczone wiersze", en: "Ticked rows" },
	ticked: { pl: "Zaznaczone: #count", en: "Ticked: #count" },
	first: { pl: "Pierwsza strona", en: "First page" },
	previous: { pl: "Poprzednia strona", en: "Previous page" },
	next: { pl: "Następna strona", en: "Next page" },
	loading: { pl: "Wczytujemy wiersze…", en: "Loading rows…" },
	failed: { pl: "Nie udało się wczytać listy.", en: "The list could not be loaded." },
	again: { pl: "Spróbuj ponownie", en: "Try again" },
	nothing: { pl: "Nic tu nie pasuje do filtrów.", en: "Nothing here matches the filters." },
	clear: { pl: "Wyczyść filtry", en: "Clear the filters" },
	export: { pl: "Eksport #", en: "Export #" },
} as const satisfies Record<string, Text>;

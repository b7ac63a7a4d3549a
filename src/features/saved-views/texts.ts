import type { Text } from "../../kit/i18n/lang.ts";
import { MAX_VIEWS } from "./rules.ts";

export const viewTexts = {
	name: { pl: "Nazwa widoku", en: "Name of the view" },
	enterName: { pl: "Wpisz nazwę widoku.", en: "Type a name of the view." },
	share: { pl: "Pokaż go wszystkim organizatorom tego wydarzenia", en: "Show it to all organisers of this event" },
	takeShown: {
		pl: "Weź filtry, kolejność i kolumny, które są teraz na ekranie",
		en: "Take the filters, the order and the columns that are shown now",
	},
} as const satisfies Record<string, Text>;

export const refusals = {
	noRight: { pl: "Twoja rola nie otwiera tej listy.", en: "Your role does not open this list." },
	noView: {
		pl: "Nie ma już takiego widoku albo nie jest on Twój.",
		en: "There is no such view any more, or it is not yours.",
	},
	exists: { pl: "Masz już taki sam widok o tej nazwie.", en: "You have the same view of this name already." },
	changed: {
		pl: "Ten widok zmieniono w innym oknie. Sprawdź go i zapisz jeszcze raz.",
		en: "This view was changed in another window. Look at it, and save again.",
	},
	tooManyOwn: {
		pl: `Ta lista ma już ${MAX_VIEWS} Twoich widoków. Usuń jeden z nich.`,
		en: `You have ${MAX_VIEWS} views of this list already. Remove one of them.`,
	},
	tooManyShared: {
		pl: `Zespół ma już ${MAX_VIEWS} wspólnych widoków tej listy. Zapisz widok tylko dla siebie albo usuńcie jeden.`,
		en: `The team shares ${MAX_VIEWS} views of this list already. Save the view for yourself, or remove one.`,
	},
} as const satisfies Record<string, Text>;

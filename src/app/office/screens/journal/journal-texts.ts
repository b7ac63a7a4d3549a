import type { Text } from "../../../../kit/i18n/lang.ts";

export const journalTexts = {
	title: { pl: "Dziennik zmian", en: "Journal" },
	empty: { pl: "Nie ma jeszcze żadnej zmiany.", en: "There is no change yet." },
	at: { pl: "Kiedy", en: "When" },
	actor: { pl: "Kto", en: "Who" },
	kind: { pl: "Rodzaj", en: "Kind" },
	change: { pl: "Zmiana", en: "Change" },
	subject: { pl: "Czego dotyczy", en: "About" },
	from: { pl: "Od", en: "From" },
	to: { pl: "Do", en: "To" },
	entry: { pl: "Wpis #", en: "Entry #" },
	details: { pl: "Szczegóły", en: "Details" },
	onlyThis: { pl: "Wszystkie zmiany tej pozycji", en: "All changes of this record" },
	onlyActor: { pl: "Wszystkie zmiany tej osoby", en: "All changes by this person" },
	obstacle: { pl: "Cofnięcie", en: "Undoing" },
	undo: { pl: "Cofnij tę zmianę", en: "Undo this change" },
} as const satisfies Record<string, Text>;

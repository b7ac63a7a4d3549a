import type { Text } from "../../../../kit/i18n/lang.ts";

export const formTexts = {
	save: { pl: "Zapisz", en: "Save" },
	saving: { pl: "Zapisujemy…", en: "Saving…" },
	cancel: { pl: "Zaniechaj", en: "Discard" },
	unsaved: {
		pl: "Masz tu niezapisane zmiany. Zostają w tej karcie jako szkic. Odejść?",
		en: "You have unsaved changes here. They stay in this tab as a draft. Leave?",
	},
	conflict: { pl: "Inna osoba zmieniła to w tym samym czasie", en: "Another person changed this at the same time" },
	conflictLead: {
		pl: "Nic nie zapisaliśmy. Wybierz przy każdym polu, co ma zostać, i zapisz jeszcze raz.",
		en: "Nothing was saved. Choose for each field what stays, and save again.",
	},
	yours: { pl: "Twoje", en: "Yours" },
	theirs: { pl: "Zapisane przez inną osobę", en: "Saved by another person" },
	empty: { pl: "(puste)", en: "(empty)" },
	useTheirs: { pl: "Przyjmij cudze: #name", en: "Take theirs: #name" },
	yes: { pl: "tak", en: "yes" },
	no: { pl: "nie", en: "no" },
	draft: { pl: "To jest szkic, który tu został.", en: "This is a draft that stayed here." },
} as const satisfies Record<string, Text>;

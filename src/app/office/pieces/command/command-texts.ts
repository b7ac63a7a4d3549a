import type { Text } from "../../../../kit/i18n/lang.ts";

export const commandTexts = {
	counting: { pl: "Liczymy, co się stanie…", en: "Working out what will happen…" },
	failed: { pl: "Serwer nie odpowiada. Spróbuj ponownie.", en: "The server does not answer. Try again." },
	again: { pl: "Spróbuj ponownie", en: "Try again" },
	emails: {
		pl: { one: "Wyjdzie # e-mail.", few: "Wyjdą # e-maile.", many: "Wyjdzie # e-maili.", other: "Wyjdzie # e-maila." },
		en: { one: "# e-mail will be sent.", other: "# e-mails will be sent." },
	},
	secondPerson: { pl: "Zatwierdzi to druga osoba.", en: "A second person has to approve it." },
	running: { pl: "Robimy to…", en: "Working…" },
	cancel: { pl: "Zaniechaj", en: "Do not" },
	close: { pl: "Zamknij", en: "Close" },
	done: { pl: "zrobione", en: "done" },
	resume: { pl: "Dokończ pozostałe: #count", en: "Finish the rest: #count" },
} as const satisfies Record<string, Text | Record<"pl" | "en", object>>;

import type { Lang } from "../../kit/i18n/lang.ts";
import { plural } from "../../kit/i18n/plural.ts";

/** "Targi za 37 dni.", "The fair begins in 37 days." */
export const daysToGo = (lang: Lang, count: number): string =>
	plural(lang, count, {
		pl: { one: "Targi za # dzień.", few: "Targi za # dni.", other: "Targi za # dni." },
		en: { one: "The fair begins in # day.", other: "The fair begins in # days." },
	});

/** "2 z trzema gwiazdkami", "2 with three stars". */
export const threeStars = (lang: Lang, count: number): string =>
	lang === "pl" ? `${count} z trzema gwiazdkami` : `${count} with three stars`;

/** "3 czekają na Wasze „tak”", "3 wait for your answer". */
export const meetingsWait = (lang: Lang, count: number): string =>
	plural(lang, count, {
		pl: { one: "# czeka na Wasze „tak”", few: "# czekają na Wasze „tak”", other: "# czeka na Wasze „tak”" },
		en: { one: "# is waiting for your answer", other: "# are waiting for your answer" },
	});

/** "2 jeszcze nie pobrane", "2 not downloaded yet". */
export const notFetched = (lang: Lang, count: number): string =>
	plural(lang, count, {
		pl: { one: "# jeszcze niepobrane", few: "# jeszcze niepobrane", other: "# jeszcze niepobranych" },
		en: { one: "# not downloaded yet", other: "# not downloaded yet" },
	});

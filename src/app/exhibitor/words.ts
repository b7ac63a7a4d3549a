import type { Lang } from "../../kit/i18n/lang.ts";
import { plural } from "../../kit/i18n/plural.ts";

export const daysToGo = (lang: Lang, count: number): string =>
	plural(lang, count, {
		pl: { one: "Targi za # dzień.", few: "Targi za # dni.", other: "Targi za # dni." },
		en: { one: "The fair begins in # day.", other: "The fair begins in # days." },
	});

export const threeStars = (lang: Lang, count: number): string =>
	lang === "pl" ? `${count} z trzema gwiazdkami` : `${count} with three stars`;

export const meetingsWait = (lang: Lang, count: number): string =>
	plural(lang, count, {
		pl: { one: "i # czeka na odpowiedź", few: "i # czekają na odpowiedź", other: "i # czeka na odpowiedź" },
		en: { one: "and # is waiting for your answer", other: "and # are waiting for your answer" },
	});

export const notFetched = (lang: Lang, count: number): string =>
	plural(lang, count, {
		pl: { one: "# jeszcze niepobrane", few: "# jeszcze niepobrane", other: "# jeszcze niepobranych" },
		en: { one: "# not downloaded yet", other: "# not downloaded yet" },
	});

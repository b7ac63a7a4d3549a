import { fill } from "../../kit/i18n/fill.ts";
import type { Lang, Text } from "../../kit/i18n/lang.ts";
import { dateText } from "../../kit/time/zone.ts";
import { MOST_DUTIES } from "./rules.ts";

/** Why a duty was not saved. */
export const dutyRefusals = {
	noMember: { pl: "Wybierz osobę z Waszego zespołu.", en: "Choose somebody from your team." },
	noDay: { pl: "Wybierz dzień wydarzenia.", en: "Choose a day of the event." },
	hours: {
		pl: "Podaj obie godziny, na przykład 10:00 i 14:00.",
		en: "Give both hours, such as 10:00 and 14:00.",
	},
	tooMany: {
		pl: `Stoisko ma najwyżej ${MOST_DUTIES} dyżurów. Usuń jeden z nich.`,
		en: `A stand has at most ${MOST_DUTIES} shifts. Remove one of them.`,
	},
	none: { pl: "Nie ma takiego dyżuru.", en: "There is no such shift." },
} as const satisfies Record<string, Text>;

export const dutyTexts = {
	title: { pl: "Dyżury", en: "On duty" },
	lead: {
		pl: "Uczestnicy widzą imię, rolę i godziny, a przy stoisku, czy ktoś teraz jest.",
		en: "Participants see the first name, role and hours, and whether somebody is at the stand now.",
	},
	nobody: { pl: "Nikt jeszcze nie ma dyżuru.", en: "Nobody is on duty yet." },
	add: { pl: "Dodaj dyżur", en: "Add a shift" },
	who: { pl: "Kto", en: "Who" },
	role: { pl: "Rola na stoisku", en: "Role at the stand" },
	day: { pl: "Dzień", en: "Day" },
	always: { pl: "Zawsze, gdy stoisko jest otwarte", en: "Whenever the stand is open" },
	from: { pl: "Od", en: "From" },
	to: { pl: "Do", en: "Until" },
	span: { pl: "#day, #from–#to", en: "#day, #from–#to" },
} as const satisfies Record<string, Text>;

/** "6 czerwca, 10:00–14:00". */
export function dutyTime(lang: Lang, { day, from, to }: Record<"day" | "from" | "to", string>): string {
	if (day === "") return dutyTexts.always[lang];
	return fill(dutyTexts.span[lang], { day: dateText(lang, new Date(day), "UTC", false), from, to });
}

import { useEffect, useState } from "react";
import { nextTexts } from "../../../../features/plan/next-texts.ts";
import { visitorTime } from "../../../../features/plan/own-time.ts";
import { type Lang, type Words, wordsIn } from "../../../../kit/i18n/lang.ts";
import { ownZone } from "../../../../kit/time/own-zone.ts";
import { timeText } from "../../../../kit/time/zone.ts";
import { siteNow } from "../../../../kit/ui/site-now.ts";
import { useFrame } from "../../../client/use-frame.ts";

/** Display settings of the account's agenda: language, time zones of the event and the visitor, current time. */
export type AgendaLook = { lang: Lang; base: string; timeZone: string; ownZone: string; now: Date };

export const hourOf = ({ lang, timeZone }: AgendaLook, instant: string): string =>
	timeText(lang, new Date(instant), timeZone);

/** "8:15 u Ciebie" if the visitor's zone differs; empty otherwise. */
export function ownHourOf({ lang, timeZone, ownZone }: AgendaLook, instant: string): string | undefined {
	const own = visitorTime(lang, new Date(instant), timeZone, ownZone);
	return own && nextTexts.yourTime[lang].replace("@", own);
}

type LectureTitles = { language: string; subject: string; subjectPl: string | null; subjectEn: string | null };

export const nameOf = (lang: Lang, { language, subject, subjectPl, subjectEn }: LectureTitles): Words =>
	wordsIn(lang, language, subject, subjectPl, subjectEn);

const TICK_MS = 30_000;

export function useLook(): AgendaLook {
	const { lang, base, event } = useFrame();
	const [now, setNow] = useState(siteNow);
	useEffect(() => {
		const timer = setInterval(() => setNow(siteNow()), TICK_MS);
		return () => clearInterval(timer);
	}, []);
	return { lang, base, timeZone: event.timeZone, ownZone: ownZone(), now };
}

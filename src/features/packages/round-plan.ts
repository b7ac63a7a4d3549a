import { calendarDateText } from "../../kit/time/zone.ts";
import { type CommandPlan, fillText } from "../organisers/command-plan.ts";
import { heirOf, lastDayOf, spanOf } from "./round-rules.ts";
import { roundName, removalTexts as texts } from "./round-texts.ts";
import { type Round, runningRound } from "./rules.ts";

type NamedRound = Round & { id: number; name: string | null; nameEn: string | null };
type Removal = { rounds: readonly NamedRound[]; removed: NamedRound; prices: number; now: Date; timeZone: string };

/** The effects of removing a round: which round gets its time, and which prices go. */
export function removalPlan({ rounds, removed, prices, now, timeZone }: Removal): CommandPlan {
	const { id } = removed;
	const nameOf = (one: NamedRound) => (lang: "pl" | "en") => roundName(lang, one);
	const heir = heirOf(rounds, id);
	const { endsAt } = spanOf(rounds, id);
	const isEarlier = heir !== undefined && heir.number > removed.number;
	const day = (lang: "pl" | "en") => calendarDateText(lang, lastDayOf(endsAt, timeZone), false);
	const gains = heir && (isEarlier ? texts.beginsEarlier : endsAt ? texts.lastsUntil : texts.lastsForever);
	const effects = [
		...(heir && gains ? [fillText(gains, { name: nameOf(heir), ...(endsAt && !isEarlier && { day }) })] : []),
		...(prices > 0 ? [fillText(texts.prices, { count: prices })] : []),
		...(runningRound(rounds, now)?.id === id ? [texts.priceNow] : []),
	];
	return {
		title: fillText(texts.title, { name: nameOf(removed) }),
		effects,
		figures: [],
		emails: 0,
		basis: { rounds, prices, effects },
	};
}

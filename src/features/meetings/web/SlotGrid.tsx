import { fill } from "../../../kit/i18n/fill.ts";
import type { Lang } from "../../../kit/i18n/lang.ts";
import { dayOf } from "../../../kit/time/zone.ts";
import type { OwnMeeting, Slot } from "../contract.ts";
import { meetingsTexts as texts } from "./texts.ts";
import { dayText, hourText, whereText } from "./words.ts";

type Props = {
	lang: Lang;
	timeZone: string;
	slots: readonly Slot[];
	chosen: number | undefined;
	choose: (slotId: number) => void;
	meeting: OwnMeeting | undefined;
};

/** `yours` is agreed, `asked` is one's own request. */
type Kind = "free" | "clash" | "taken" | "yours" | "asked";

function kindOf({ slotId, isYours, isTaken, otherMeeting, clashes }: Slot, meeting: OwnMeeting | undefined): Kind {
	// The requested slot of a meeting with a move is pending.
	if (isYours) return meeting?.state === "agreed" && meeting.slotId === slotId ? "yours" : "asked";
	if (isTaken || otherMeeting !== null) return "taken";
	return clashes.length > 0 ? "clash" : "free";
}

const KEYS = { free: "keyFree", clash: "keyClash", taken: "keyTaken", yours: "keyYours", asked: "keyAsked" } as const;

/** A company's slots by day and place. Taken slots are disabled, overlapping ones are not. */
export function SlotGrid({ lang, timeZone, slots, chosen, choose, meeting }: Props) {
	if (slots.length === 0) return <p className="text-muted">{texts.noTimes[lang]}</p>;
	const own = new Set(slots.filter((one) => one.isYours).map((one) => kindOf(one, meeting)));
	const groups = Map.groupBy(slots, (one) => `${dayOf(new Date(one.startDate), timeZone)} ${one.table ?? ""}`);
	return (
		<fieldset className="meet-slots">
			<legend className="field-label">{texts.times[lang]}</legend>
			{[...groups].map(([key, group]) => (
				<div key={key} className="meet-slot-group">
					<p>
						<b>{dayText(lang, group[0]?.startDate ?? "", timeZone)}</b>
						<br />
						<span className="text-muted">{whereText(lang, group[0]?.table ?? null)}</span>
					</p>
					<ul>
						{group.map((one) => (
							<li key={one.slotId}>
								<SlotButton
									lang={lang}
									timeZone={timeZone}
									one={one}
									choose={choose}
									kind={kindOf(one, meeting)}
									isChosen={chosen === one.slotId}
								/>
							</li>
						))}
					</ul>
				</div>
			))}
			<p className="meet-key">
				{(["free", "clash", "taken", ...own] as const).map((kind) => (
					<span key={kind} data-kind={kind}>
						{texts[KEYS[kind]][lang]}
					</span>
				))}
			</p>
		</fieldset>
	);
}

type ButtonProps = Pick<Props, "lang" | "timeZone" | "choose"> & { one: Slot; kind: Kind; isChosen: boolean };

function SlotButton({ lang, timeZone, one, kind, isChosen, choose }: ButtonProps) {
	const hour = hourText(lang, one.startDate, timeZone);
	const words = wordsOf(lang, one, kind);
	return (
		<button
			type="button"
			className="meet-slot"
			data-kind={kind}
			aria-pressed={isChosen}
			aria-label={`${hour}, ${whereText(lang, one.table)}, ${words}`}
			title={words}
			disabled={kind !== "free" && kind !== "clash"}
			onClick={() => choose(one.slotId)}
		>
			{hour}
		</button>
	);
}

function wordsOf(lang: Lang, { isTaken, otherMeeting, clashes }: Slot, kind: Kind): string {
	if (!isTaken && otherMeeting !== null) return fill(texts.otherMeeting[lang], { who: otherMeeting });
	const words = texts[KEYS[kind]][lang];
	return kind === "clash" ? `${words}: ${clashes.join(", ")}` : words;
}

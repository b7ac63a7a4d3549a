import type { Lang } from "../../../kit/i18n/lang.ts";
import { dayOf } from "../../../kit/time/zone.ts";
import type { Slot } from "../contract.ts";
import { meetingsTexts as texts } from "./texts.ts";
import { dayText, hourText, say, whereText } from "./words.ts";

type Props = {
	lang: Lang;
	timeZone: string;
	slots: readonly Slot[];
	chosen: number | undefined;
	choose: (slotId: number) => void;
};

/** The times of a company, by day and place; what is taken cannot be chosen, what clashes can. */
export function SlotGrid({ lang, timeZone, slots, chosen, choose }: Props) {
	if (slots.length === 0) return <p className="text-muted">{texts.noTimes[lang]}</p>;
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
								<SlotButton {...{ lang, timeZone, one, choose }} isChosen={chosen === one.slotId} />
							</li>
						))}
					</ul>
				</div>
			))}
			<p className="meet-key">
				<span data-kind="free">{texts.keyFree[lang]}</span>
				<span data-kind="clash">{texts.keyClash[lang]}</span>
				<span data-kind="taken">{texts.keyTaken[lang]}</span>
			</p>
		</fieldset>
	);
}

type ButtonProps = { lang: Lang; timeZone: string; one: Slot; isChosen: boolean; choose: Props["choose"] };

function SlotButton({ lang, timeZone, one, isChosen, choose }: ButtonProps) {
	const hour = hourText(lang, one.startDate, timeZone);
	const words = wordsOf(lang, one);
	const isClosed = one.isTaken || one.otherMeeting !== null;
	return (
		<button
			type="button"
			className="meet-slot"
			data-kind={isClosed ? "taken" : one.clashes.length > 0 ? "clash" : "free"}
			aria-pressed={isChosen}
			aria-label={`${hour}, ${whereText(lang, one.table)}, ${words}`}
			title={words}
			disabled={isClosed}
			onClick={() => choose(one.slotId)}
		>
			{hour}
		</button>
	);
}

function wordsOf(lang: Lang, { isYours, isTaken, otherMeeting, clashes }: Slot): string {
	if (isYours) return texts.yours[lang];
	if (isTaken) return texts.keyTaken[lang];
	if (otherMeeting !== null) return say(lang, texts.otherMeeting, { who: otherMeeting });
	return clashes.length > 0 ? `${texts.keyClash[lang]}: ${clashes.join(", ")}` : texts.keyFree[lang];
}

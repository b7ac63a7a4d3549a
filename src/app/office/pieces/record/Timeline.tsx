import { type ReactNode, useState } from "react";
import { fill } from "../../../../kit/i18n/fill.ts";
import { dateText, dayOf, timeText } from "../../../../kit/time/zone.ts";
import { useFrame } from "../../../client/use-frame.ts";
import { Glyph, type GlyphName } from "../Glyph.tsx";
import type { Tone } from "../StateMark.tsx";
import { recordTexts as texts } from "./record-texts.ts";

export type TimelineItem = {
	/** ISO 8601. */
	date: string;
	title: ReactNode;
	note?: ReactNode;
	icon: GlyphName;
	tone?: Tone;
	/** The filter that shows it. */
	kind?: string;
	/** An act on the entry. */
	end?: ReactNode;
};

type Props = {
	/** The newest first. */
	items: readonly TimelineItem[];
	kinds?: Readonly<Record<string, string>>;
	older?: number;
};

/** The history of a record, by day. */
export function Timeline({ items, kinds = {}, older = 0 }: Props) {
	const { lang, event } = useFrame();
	const [kind, setKind] = useState("");
	const visible = items.filter((one) => kind === "" || one.kind === kind);
	const days = [...new Set(visible.map((one) => dayOf(new Date(one.date), event.timeZone)))];
	if (items.length === 0) return <p className="text-muted">{texts.noHistory[lang]}</p>;
	return (
		<div className="tml">
			{Object.keys(kinds).length > 1 && (
				<fieldset className="tml-kinds" aria-label={texts.filters[lang]}>
					{Object.entries({ "": texts.all[lang], ...kinds }).map(([name, label]) => (
						<button key={name} type="button" aria-pressed={name === kind} onClick={() => setKind(name)}>
							{label} {items.filter((one) => name === "" || one.kind === name).length}
						</button>
					))}
				</fieldset>
			)}
			{days.map((day) => {
				const ofDay = visible.filter((one) => dayOf(new Date(one.date), event.timeZone) === day);
				return (
					<div key={day}>
						<h4>{dateText(lang, new Date(ofDay[0]?.date ?? ""), event.timeZone)}</h4>
						<ol>
							{ofDay.map((item, index) => (
								<Entry key={`${item.date} ${index}`} item={item} />
							))}
						</ol>
					</div>
				);
			})}
			{older > 0 && <p className="text-muted">{fill(texts.older[lang], { count: older })}</p>}
		</div>
	);
}

function Entry({ item }: { item: TimelineItem }) {
	const { lang, event } = useFrame();
	const { tone = "quiet" } = item;
	return (
		<li>
			<span className={`tml-tile tone-${tone}`}>
				<Glyph name={item.icon} size={16} />
			</span>
			<span className="tml-words">
				<b>{item.title}</b>
				{item.note && <span>{item.note}</span>}
			</span>
			{item.end}
			<time dateTime={item.date}>{timeText(lang, new Date(item.date), event.timeZone)}</time>
		</li>
	);
}

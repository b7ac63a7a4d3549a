import { type FormEvent, useState } from "react";
import { call } from "../../../kit/api/call.ts";
import type { Lang } from "../../../kit/i18n/lang.ts";
import { instantOf } from "../../../kit/time/instant.ts";
import { TextField } from "../../../kit/ui/field.tsx";
import { Icon } from "../../../kit/ui/icons.tsx";
import { siteNow } from "../../../kit/ui/site-now.ts";
import { Told } from "../../../kit/ui/told.tsx";
import { isLive, LENGTHS, MOST } from "../rules.ts";
import { type ExhibitorMeetings, publishSlots, removeSlot } from "../staff-contract.ts";
import { timesToPublish } from "../times-to-publish.ts";
import { staffMeetingsTexts as texts } from "./texts.ts";
import { useActing } from "./use-acting.ts";
import { say, whenText, whereText } from "./words.ts";

type Props = {
	lang: Lang;
	data: ExhibitorMeetings;
	/** The event's first day, "2025-06-06". */
	day: string;
	onChanged: () => Promise<unknown>;
};

/** What the form begins with. */
function begun({ timeZone, meetings, freeSlots }: ExhibitorMeetings, day: string) {
	const held = meetings.filter((one) => isLive(one.state)).flatMap((one) => (one.move ? [one, one.move] : [one]));
	return timesToPublish({ day, timeZone, published: [...held, ...freeSlots], now: siteNow() });
}

function usePublishing({ lang, data, day, onChanged }: Props) {
	const [form, setForm] = useState(() => ({ ...begun(data, day), minutes: "20", table: "" }));
	const acting = useActing(lang, onChanged);
	const id = data.exhibitor.objectId;
	const publish = (event: FormEvent) => {
		event.preventDefault();
		void acting.act(async () => {
			const moment = (local: string) => instantOf(local, data.timeZone).toISOString();
			const body = {
				...{ startDate: moment(form.from), endDate: moment(form.to) },
				...{ minutes: Number(form.minutes), table: form.table },
			};
			const { published } = await call(publishSlots, { params: { id }, query: { lang }, body });
			return say(lang, texts.published, { count: String(published) });
		});
	};
	const remove = (slotId: number) =>
		acting.act(async () => {
			await call(removeSlot, { params: { id, slotId }, query: { lang } });
			return undefined;
		});
	const field = (name: keyof typeof form) => ({
		id: `meet-${name}-${id}`,
		value: form[name],
		onChange: ({ target }: { target: { value: string } }) => setForm({ ...form, [name]: target.value }),
	});
	return { acting, publish, remove, field };
}

/** The times of an exhibitor that nobody holds, and more of them. */
// long: one card's markup
export function TimesCard(props: Props) {
	const { lang, data } = props;
	const { acting, publish, remove, field } = usePublishing(props);
	return (
		<section className="card acc-card" aria-label={texts.slots[lang]}>
			<h2 className="h-card">{texts.slots[lang]}</h2>
			{data.freeSlots.length === 0 && <p className="text-muted">{texts.noSlots[lang]}</p>}
			<ul className="meet-times">
				{data.freeSlots.map((one) => {
					const when = `${whenText(lang, one.startDate, data.timeZone)}, ${whereText(lang, one.table)}`;
					return (
						<li key={one.slotId}>
							{when}
							<button
								type="button"
								className="btn btn-outline btn-small"
								aria-label={say(lang, texts.remove, { when })}
								aria-disabled={acting.isBusy}
								onClick={() => void remove(one.slotId)}
							>
								<Icon name="close" />
							</button>
						</li>
					);
				})}
			</ul>
			<form className="meet-publish" onSubmit={publish}>
				<TextField {...{ lang, label: texts.from[lang], type: "datetime-local", required: true }} {...field("from")} />
				<TextField {...{ lang, label: texts.to[lang], type: "datetime-local", required: true }} {...field("to")} />
				<TextField
					{...{ lang, label: texts.minutes[lang], type: "number", required: true }}
					{...{ min: LENGTHS.min, max: LENGTHS.max }}
					{...field("minutes")}
				/>
				<TextField {...{ lang, label: texts.tableLabel[lang], maxLength: MOST.table }} {...field("table")} />
				<button type="submit" className="btn btn-small self-end justify-self-start" disabled={acting.isBusy}>
					{texts.add[lang]}
				</button>
			</form>
			<Told told={acting.told} ref={acting.said} />
		</section>
	);
}

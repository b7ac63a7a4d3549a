import { type FormEvent, useState } from "react";
import { call } from "../../../kit/api/call.ts";
import { fill } from "../../../kit/i18n/fill.ts";
import type { Lang } from "../../../kit/i18n/lang.ts";
import { instantOf } from "../../../kit/time/instant.ts";
import { TextField } from "../../../kit/ui/field.tsx";
import { siteNow } from "../../../kit/ui/site-now.ts";
import { StatusMessage } from "../../../kit/ui/status-message.tsx";
import { isLive, LENGTHS, MEETING_LIMITS } from "../rules.ts";
import { type ExhibitorMeetings, publishSlots } from "../staff-contract.ts";
import { timesToPublish } from "../times-to-publish.ts";
import { staffMeetingsTexts as texts } from "./texts.ts";
import { useActing } from "./use-acting.ts";

type Props = {
	lang: Lang;
	data: ExhibitorMeetings;
	day: string;
	onChanged: () => Promise<unknown>;
};

function begun({ timeZone, meetings, freeSlots }: ExhibitorMeetings, day: string) {
	const liveSlots = meetings.filter((one) => isLive(one.state)).flatMap((one) => (one.move ? [one, one.move] : [one]));
	return timesToPublish({ day, timeZone, published: [...liveSlots, ...freeSlots], now: siteNow() });
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
				startDate: moment(form.from),
				endDate: moment(form.to),
				minutes: Number(form.minutes),
				table: form.table,
			};
			const { published } = await call(publishSlots, { params: { id }, query: { lang }, body });
			return fill(texts.published[lang], { count: String(published) });
		});
	};
	const field = (name: keyof typeof form) => ({
		id: `meet-${name}-${id}`,
		value: form[name],
		onChange: ({ target }: { target: { value: string } }) => setForm({ ...form, [name]: target.value }),
	});
	return { acting, publish, field };
}

export function TimesCard(props: Props) {
	const { lang } = props;
	const { acting, publish, field } = usePublishing(props);
	return (
		<section className="card acc-card" aria-label={texts.slots[lang]}>
			<h2 className="h-card">{texts.slots[lang]}</h2>
			<form className="meet-publish" onSubmit={publish}>
				<TextField lang={lang} label={texts.from[lang]} type="datetime-local" required {...field("from")} />
				<TextField lang={lang} label={texts.to[lang]} type="datetime-local" required {...field("to")} />
				<TextField
					lang={lang}
					label={texts.minutes[lang]}
					type="number"
					required
					min={LENGTHS.min}
					max={LENGTHS.max}
					{...field("minutes")}
				/>
				<TextField lang={lang} label={texts.tableLabel[lang]} maxLength={MEETING_LIMITS.table} {...field("table")} />
				<button type="submit" className="btn btn-small self-end justify-self-start" disabled={acting.isBusy}>
					{texts.add[lang]}
				</button>
			</form>
			<StatusMessage told={acting.told} ref={acting.said} />
		</section>
	);
}

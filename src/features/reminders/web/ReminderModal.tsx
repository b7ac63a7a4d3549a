import { useState } from "react";
import { call } from "../../../kit/api/call.ts";
import type { ResponseOf } from "../../../kit/contract/call.ts";
import { tidy } from "../../../kit/i18n/lang.ts";
import { dayOf } from "../../../kit/time/zone.ts";
import { TextField } from "../../../kit/ui/field.tsx";
import { useLoaded, WaitingModal } from "../../../kit/ui/loaded.tsx";
import type { ModalProps } from "../../../kit/ui/modal.tsx";
import { siteNow } from "../../../kit/ui/site-now.ts";
import { useSentForm } from "../../../kit/ui/use-sent-form.ts";
import { WindowForm } from "../../../kit/ui/window-form.tsx";
import { getConfInfo } from "../../event/contract.ts";
import { askReminder } from "../contract.ts";
import { EVENING, eveningBefore, reminderErrors } from "../rules.ts";
import { texts } from "../texts.ts";

type Info = ResponseOf<typeof getConfInfo>;

/** Asks for a reminder of the event at a day and a time. */
export function ReminderModal(props: ModalProps) {
	const { lang, eventCode, onClose } = props;
	const [info, retry] = useLoaded(eventCode, () => call(getConfInfo, { params: { eventCode }, query: { lang } }));
	if (info.state === "loaded") return <ReminderForm {...props} info={info.value} />;
	const waiting = { title: texts.heading[lang], state: info.state, gone: texts.noAnswer[lang] };
	return <WaitingModal {...{ lang, onClose, ...waiting }} width={520} onRetry={retry} />;
}

/** The evening before the event's next day by the server's clock, as the fields take it; nothing after the last. */
function suggested({ startDate, calendars, timeZone }: Info): { date: string; time: string } {
	const starts = [startDate, ...calendars.map((one) => one.startDate)].map((one) => new Date(one));
	const evening = eveningBefore(starts, timeZone, siteNow());
	return evening ? { date: dayOf(evening, timeZone), time: EVENING } : { date: "", time: "" };
}

function ReminderForm({ lang, eventCode, onClose, info }: ModalProps & { info: Info }) {
	const [wish, setWish] = useState(() => ({ email: "", ...suggested(info) }));
	const form = useSentForm({
		lang,
		id: "reminder",
		fields: ["email", "date", "time"] as const,
		judge() {
			// the server's clock decides what has passed
			const found = Object.entries(reminderErrors(wish, info.timeZone, new Date(0)));
			return Object.fromEntries(
				found.filter(([, text]) => text !== texts.momentFar).map(([field, text]) => [field, text[lang]]),
			);
		},
		send: (guard) =>
			call(askReminder, { params: { eventCode }, query: { lang }, body: { ...wish, language: lang, ...guard } }),
	});
	const field = (name: keyof typeof wish) => ({
		lang,
		id: form.idOf(name),
		label: texts[name][lang],
		value: wish[name],
		error: form.errors[name],
		onChange: (event: { target: { value: string } }) =>
			setWish((before) => ({ ...before, [name]: event.target.value })),
	});
	const words = { submit: texts.submit[lang], sending: texts.sending[lang], close: texts.close[lang] };
	const [title, lead] = [texts.heading[lang], texts.lead[lang]];
	return (
		<WindowForm {...{ lang, title, lead, form, words, onClose }} answer={form.answer}>
			<TextField {...field("email")} type="email" autoComplete="email" placeholder={texts.emailExample[lang]} />
			<div className="grid gap-2">
				<div className="form-pair">
					<TextField {...field("date")} type="date" />
					<TextField {...field("time")} type="time" />
				</div>
				<p className="field-help">{texts.zone[lang].replace("#zone", info.timeZone)}</p>
			</div>
			<p className="field-help">{tidy(texts.privacy[lang])}</p>
		</WindowForm>
	);
}

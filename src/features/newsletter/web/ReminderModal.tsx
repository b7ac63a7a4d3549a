import { useState } from "react";
import { call } from "../../../kit/api/call.ts";
import type { ResponseOf } from "../../../kit/contract/call.ts";
import { fill } from "../../../kit/i18n/fill.ts";
import { dayOf } from "../../../kit/time/zone.ts";
import { DayField, TimeField } from "../../../kit/ui/day-field.tsx";
import { TextField } from "../../../kit/ui/field.tsx";
import { useLoaded, waitingModal } from "../../../kit/ui/loaded.tsx";
import { Modal, type ModalProps } from "../../../kit/ui/modal.tsx";
import { ModalForm } from "../../../kit/ui/modal-form.tsx";
import { siteNow } from "../../../kit/ui/site-now.ts";
import { useSentForm } from "../../../kit/ui/use-sent-form.ts";
import { normalizedEmail } from "../../account/rules.ts";
import { getConfInfo } from "../../event/contract.ts";
import { endOf, isOver } from "../../event/over.ts";
import { askReminder } from "../reminder-contract.ts";
import { EVENING, eveningBefore, remindedStarts, reminderErrors } from "../reminder-rules.ts";
import { texts } from "../reminder-texts.ts";

type Info = ResponseOf<typeof getConfInfo>;

/** Form for a reminder of the event. */
export function ReminderModal(props: ModalProps) {
	const { lang, eventCode, onClose } = props;
	const [info, retry] = useLoaded(eventCode, () => call(getConfInfo, { params: { eventCode }, query: { lang } }));
	if (info.state === "loaded") {
		return isPast(info.value) ? <Over {...props} /> : <ReminderForm {...props} info={info.value} />;
	}
	const waiting = { title: texts.heading[lang], state: info.state, gone: texts.noAnswer[lang] };
	return waitingModal({ lang, onClose, ...waiting, width: 520, onRetry: retry });
}

function daysOf({ calendars }: Info) {
	return calendars.map(({ code, startDate, endDate }) => ({
		code,
		startsAt: new Date(startDate),
		endsAt: new Date(endDate),
	}));
}

const endOfInfo = (info: Info) => endOf({ isMeeting: info.isMeeting, endsAt: new Date(info.endDate) }, daysOf(info));

const isPast = (info: Info) => isOver({ endsAt: endOfInfo(info) }, siteNow());

function Over({ lang, onClose }: ModalProps) {
	const way = (
		<a className="btn ml-auto" href="#subscribe">
			{texts.toNewsletter[lang]}
		</a>
	);
	return (
		<Modal lang={lang} width={520} title={texts.heading[lang]} onClose={onClose} foot={way}>
			<p>{texts.over[lang]}</p>
		</Modal>
	);
}

/** The eve of the event's next day by the server's clock, as field values; empty after the last. */
function suggested(info: Info): { date: string; time: string } {
	const { timeZone } = info;
	const event = { ...info, startsAt: new Date(info.startDate) };
	const evening = eveningBefore(remindedStarts(event, daysOf(info)), timeZone, siteNow());
	return evening ? { date: dayOf(evening, timeZone), time: EVENING } : { date: "", time: "" };
}

// long: a small form: how it is judged and sent, then its fields
function ReminderForm({ lang, eventCode, onClose, info }: ModalProps & { info: Info }) {
	const [request, setRequest] = useState(() => ({ email: "", ...suggested(info) }));
	const form = useSentForm({
		lang,
		id: "reminder",
		fields: ["email", "date", "time"] as const,
		judge() {
			// the server's clock decides whether a time has passed
			const found = Object.entries(
				reminderErrors(
					{ ...request, email: normalizedEmail(request.email) },
					{ timeZone: info.timeZone, endsAt: endOfInfo(info) },
					new Date(0),
				),
			);
			return Object.fromEntries(
				found.filter(([, text]) => text !== texts.momentFar).map(([field, text]) => [field, text[lang]]),
			);
		},
		send: (guard) =>
			call(askReminder, { params: { eventCode }, query: { lang }, body: { ...request, language: lang, ...guard } }),
	});
	const field = (name: keyof typeof request) => ({
		lang,
		id: form.idOf(name),
		label: texts[name][lang],
		value: request[name],
		error: form.errors[name],
		onChange: (value: string) => setRequest((before) => ({ ...before, [name]: value })),
	});
	const email = field("email");
	const words = { submit: texts.submit[lang], sending: texts.sending[lang], close: texts.close[lang] };
	const [title, lead] = [texts.heading[lang], texts.lead[lang]];
	return (
		<ModalForm lang={lang} title={title} lead={lead} form={form} words={words} onClose={onClose} answer={form.answer}>
			<TextField
				{...email}
				onChange={(event) => email.onChange(event.target.value)}
				type="email"
				autoComplete="email"
				placeholder={texts.emailExample[lang]}
			/>
			<div className="grid gap-2">
				<div className="moment-pair">
					<DayField {...field("date")} from={dayOf(siteNow(), info.timeZone)} />
					<TimeField {...field("time")} />
				</div>
				<p className="field-help">{fill(texts.zone[lang], { zone: info.timeZone })}</p>
			</div>
			<p className="field-help">{texts.privacy[lang]}</p>
		</ModalForm>
	);
}

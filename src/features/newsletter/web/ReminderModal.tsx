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
import { useForm } from "../../../kit/ui/use-form.ts";
import { useGuard } from "../../../kit/ui/use-guard.ts";
import { getConfInfo } from "../../event/contract.ts";
import { endOf, isOver } from "../../event/over.ts";
import { askReminder } from "../reminder-contract.ts";
import { reminderForm } from "../reminder-form.ts";
import { EVENING, eveningBefore, remindedStarts } from "../reminder-rules.ts";
import { texts } from "../reminder-texts.ts";

type Info = ResponseOf<typeof getConfInfo>;

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

/** Field values for the eve of the event's next day, by the server's clock; empty after the last. */
function suggested(info: Info): { date: string; time: string } {
	const { timeZone } = info;
	const event = { ...info, startsAt: new Date(info.startDate) };
	const evening = eveningBefore(remindedStarts(event, daysOf(info)), timeZone, siteNow());
	return evening ? { date: dayOf(evening, timeZone), time: EVENING } : { date: "", time: "" };
}

// long: one form's markup
function ReminderForm({ lang, eventCode, onClose, info }: ModalProps & { info: Info }) {
	const guard = useGuard<ResponseOf<typeof askReminder>>(lang);
	const [initial] = useState(() => suggested(info));
	const form = useForm({
		form: reminderForm,
		lang,
		id: "reminder",
		initial,
		...guard.options,
		context: { timeZone: info.timeZone, endsAt: endOfInfo(info) },
		save: (payload) =>
			guard.send((robots) => {
				const body = { ...payload, language: lang, ...robots };
				return call(askReminder, { params: { eventCode }, query: { lang }, body });
			}),
	});
	const words = { submit: texts.submit[lang], sending: texts.sending[lang], close: texts.close[lang] };
	const [title, lead] = [texts.heading[lang], texts.lead[lang]];
	return (
		<ModalForm
			lang={lang}
			title={title}
			lead={lead}
			form={form}
			guard={guard}
			words={words}
			onClose={onClose}
			answer={guard.answer}
		>
			<TextField {...form.input("email")} type="email" autoComplete="email" placeholder={texts.emailExample[lang]} />
			<div className="grid gap-2">
				<div className="moment-pair">
					<DayField {...form.field("date")} from={dayOf(siteNow(), info.timeZone)} />
					<TimeField {...form.field("time")} />
				</div>
				<p className="field-help">{fill(texts.zone[lang], { zone: info.timeZone })}</p>
			</div>
			<p className="field-help">{texts.privacy[lang]}</p>
		</ModalForm>
	);
}

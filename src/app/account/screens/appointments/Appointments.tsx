import { fill } from "../../../../kit/i18n/fill.ts";
import "../../../../features/meetings/web/meetings.css";
import { type ReactNode, useState } from "react";
import { type Appointment, answerAppointment, cancelAppointment } from "../../../../features/appointments/contract.ts";
import { factTexts } from "../../../../features/appointments/texts.ts";
import { expectedOf, isUpcoming, needsAnswer } from "../../../../features/appointments/waits.ts";
import { CancelButton } from "../../../../features/meetings/web/CancelButton.tsx";
import { meetingsTexts } from "../../../../features/meetings/web/texts.ts";
import { type MeetingActions, useActing } from "../../../../features/meetings/web/use-acting.ts";
import { whenText } from "../../../../features/meetings/web/words.ts";
import { call } from "../../../../kit/api/call.ts";
import type { Lang } from "../../../../kit/i18n/lang.ts";
import { StatusMessage } from "../../../../kit/ui/status-message.tsx";
import { ProposeForm } from "./ProposeForm.tsx";
import { appointmentTexts as texts } from "./texts.ts";

type ListProps = {
	lang: Lang;
	eventCode: string;
	timeZone: string;
	link(personId: string, words: string): ReactNode;
	onChanged: () => Promise<unknown>;
};

type Props = ListProps & { appointments: readonly Appointment[]; title?: string };

/** Upcoming meetings with participants, first the meetings that need the person's answer. */
export function Appointments({ appointments, title, ...shown }: Props) {
	const { lang, onChanged } = shown;
	const acting = useActing(lang, onChanged);
	const [movedId, setMoved] = useState<number>();
	const toCome = appointments.filter(isUpcoming);
	const moved = toCome.find(({ id }) => id === movedId);
	const inOrder = toCome.toSorted((a, b) => Number(needsAnswer(b)) - Number(needsAnswer(a)));
	if (toCome.length === 0) return <StatusMessage told={acting.told} ref={acting.said} />;
	return (
		<>
			<section className="card acc-card" aria-labelledby="appointments">
				<h2 className="h-card" id="appointments">
					{title ?? texts.title[lang]}
				</h2>
				<StatusMessage told={acting.told} ref={acting.said} />
				<ul className="meet-list">
					{inOrder.map((one) => (
						<Row key={one.id} {...shown} acting={acting} one={one} onOther={() => setMoved(one.id)} />
					))}
				</ul>
			</section>
			{moved && (
				<ProposeForm
					key={moved.id}
					lang={lang}
					moved={moved}
					person={moved.person}
					eventCode={shown.eventCode}
					onChanged={async () => {
						await onChanged();
						setMoved(undefined);
					}}
				/>
			)}
		</>
	);
}

type RowProps = ListProps & { one: Appointment; acting: MeetingActions; onOther(): void };

function Row(props: RowProps) {
	const { lang, timeZone, one } = props;
	const { person, place, note, clashes, move, state } = one;
	const when = whenText(lang, one.startDate, timeZone);
	const isAsked = needsAnswer(one);
	const kind = isAsked ? "toAnswer" : state === "proposed" || move ? "waiting" : "agreed";
	return (
		<li>
			<div className="acc-card-head">
				<h3 className="font-bold wrap-anywhere">{`${person.firstName} ${person.lastName}`}</h3>
				<span className="meet-state">{texts[kind][lang]}</span>
			</div>
			<p className="wrap-anywhere">{[when, place ?? factTexts.online[lang]].join(", ")}</p>
			{note && <p className="text-muted wrap-anywhere">{note}</p>}
			{move && (
				<p className="meet-move">
					{fill(texts.moveTo[lang], {
						when: [whenText(lang, move.startDate, timeZone), move.place ?? factTexts.online[lang]].join(", "),
					})}
				</p>
			)}
			{isAsked && (
				<p className={clashes.length === 0 ? "meet-free" : "meet-clash"}>
					{clashes.length === 0 ? texts.free[lang] : fill(texts.ownBusy[lang], { what: clashes.join(", ") })}
				</p>
			)}
			<Acts {...props} when={when} isAsked={isAsked} />
		</li>
	);
}

// long: the buttons of one meeting
function Acts({
	lang,
	eventCode,
	one,
	acting,
	onOther,
	link,
	when,
	isAsked,
}: RowProps & { when: string; isAsked: boolean }) {
	const { person, state, move } = one;
	const of = { who: `${person.firstName} ${person.lastName}`, when };
	const at = { params: { eventCode, id: one.id }, query: { lang } };
	const expected = expectedOf(one);
	const answer = (isAccepted: boolean) =>
		acting.act(async () => void (await call(answerAppointment, { ...at, body: { isAccepted, expected } })));
	const end = () => acting.act(async () => void (await call(cancelAppointment, { ...at, body: { expected } })));
	const button = (
		words: "accept" | "decline" | "keep" | "takeBack" | "withdraw" | "other",
		look: string,
		press: () => unknown,
	) => (
		<button
			type="button"
			className={`btn btn-small ${look}`}
			aria-label={fill(texts[`${words}Of`][lang], of)}
			aria-disabled={acting.isBusy}
			onClick={() => void press()}
		>
			{texts[words][lang]}
		</button>
	);
	return (
		<div className="meet-acts">
			{one.roomUrl && (
				<a className="btn btn-key btn-small" href={one.roomUrl} target="_blank" rel="noopener noreferrer">
					{meetingsTexts.room[lang]}
				</a>
			)}
			{isAsked && button("accept", "", () => answer(true))}
			{isAsked && button(move ? "keep" : "decline", "btn-outline", () => answer(false))}
			{move?.isMine && button("takeBack", "btn-outline", () => answer(false))}
			{button("other", "btn-soft", onOther)}
			{link(person.id, texts.write[lang])}
			{state === "agreed" && (
				<a
					className="btn btn-small btn-outline"
					href={`/api/event/${eventCode}/appointments/${one.id}/calendar.ics?lang=${lang}`}
				>
					{meetingsTexts.toCalendar[lang]}
				</a>
			)}
			{state === "agreed" && <CancelButton lang={lang} of={of} isBusy={acting.isBusy} onCancel={end} />}
			{state === "proposed" && one.isMine && button("withdraw", "btn-outline", end)}
		</div>
	);
}

import { useState } from "react";
import { call } from "../../../kit/api/call.ts";
import { fill } from "../../../kit/i18n/fill.ts";
import type { Lang } from "../../../kit/i18n/lang.ts";
import { SelectBox } from "../../../kit/ui/select-box.tsx";
import { StatusMessage } from "../../../kit/ui/status-message.tsx";
import { kindOf } from "../day.ts";
import { isLive } from "../rules.ts";
import { type AskedMeeting, answerMeeting, type ExhibitorMeetings } from "../staff-contract.ts";
import { CancelButton } from "./CancelButton.tsx";
import { MoveRequest, RefusedMove } from "./MoveRequest.tsx";
import { staffMeetingsTexts, meetingsTexts as texts } from "./texts.ts";
import { type MeetingActions, useActing } from "./use-acting.ts";
import { meetingPlace, whenText, whereText } from "./words.ts";

type Props = { lang: Lang; data: ExhibitorMeetings; onChanged: () => Promise<unknown> };

export function RequestsCard({ lang, data, onChanged }: Props) {
	const acting = useActing(lang, onChanged);
	const { exhibitor, meetings } = data;
	const id = `meet-with-${exhibitor.objectId}`;
	return (
		<section className="card acc-card" aria-labelledby={id}>
			<h2 className="h-card" id={id}>
				{exhibitor.name}
			</h2>
			{meetings.length === 0 && <p className="text-muted">{staffMeetingsTexts.nobody[lang]}</p>}
			<StatusMessage told={acting.told} ref={acting.said} />
			<ul className="meet-list">
				{meetings.map((one) => (
					<RequestRow key={one.meetingId} lang={lang} data={data} one={one} acting={acting} />
				))}
			</ul>
		</section>
	);
}

type AskedProps = { lang: Lang; data: ExhibitorMeetings; one: AskedMeeting; acting: MeetingActions };

function stateText(lang: Lang, one: AskedMeeting): string {
	if (one.state !== "asked" && one.state !== "agreed") return staffMeetingsTexts[one.state][lang];
	const kind = kindOf(one, "exhibitor");
	return kind === "waiting" ? staffMeetingsTexts.proposed[lang] : texts[kind][lang];
}

// long: one row's markup
function RequestRow({ lang, data, one, acting }: AskedProps) {
	const { timeZone, exhibitor } = data;
	const params = { meetingId: one.meetingId, id: exhibitor.objectId };
	const expected = { state: one.state, slotId: one.slotId };
	const answer = (said: { moveTo: number; isAccepted: boolean } | { isAccepted: boolean } | { slotId: number }) =>
		acting.act(async () => {
			const body = "moveTo" in said ? said : { ...said, expected };
			await call(answerMeeting, { params, query: { lang }, body });
			return undefined;
		});
	const who = `${one.firstName} ${one.lastName}`;
	const when = whenText(lang, one.startDate, timeZone);
	const isOpen = isLive(one.state) && !one.isOver;
	const others = data.freeSlots.filter((slot) => slot.startDate !== one.startDate || slot.table !== one.table);
	return (
		<li className="meet-asked" id={meetingPlace(one.meetingId)} data-kind={isOpen ? "open" : "ended"}>
			<div className="acc-card-head">
				<h3 className="font-bold wrap-anywhere">{who}</h3>
				<span className="chip meet-mark" data-kind={isOpen ? kindOf(one, "exhibitor") : "ended"}>
					{stateText(lang, one)}
				</span>
			</div>
			<p>{[when, whereText(lang, one.table), one.topic].filter(Boolean).join(", ")}</p>
			{one.note && <p className="text-muted wrap-anywhere">{one.note}</p>}
			{isOpen && one.move && (
				<MoveRequest
					lang={lang}
					timeZone={timeZone}
					move={one.move}
					side="exhibitor"
					who={who}
					isBusy={acting.isBusy}
					onAnswer={(body) => void answer(body)}
				/>
			)}
			{isOpen && !one.move && one.refusedMove && (
				<RefusedMove lang={lang} timeZone={timeZone} refusedMove={one.refusedMove} side="exhibitor" />
			)}
			<Answers lang={lang} one={one} isOpen={isOpen} of={{ who, when }} isBusy={acting.isBusy} answer={answer} />
			{isOpen && others.length > 0 && (
				<Another
					lang={lang}
					timeZone={timeZone}
					who={who}
					acting={acting}
					slots={others}
					isAgreed={one.state === "agreed"}
					propose={(slotId) => answer({ slotId })}
				/>
			)}
		</li>
	);
}

type AnswersProps = {
	lang: Lang;
	one: AskedMeeting;
	isOpen: boolean;
	of: { who: string; when: string };
	isBusy: boolean;
	answer: (body: { isAccepted: boolean }) => Promise<boolean>;
};

function Answers({ lang, one, isOpen, of, isBusy, answer }: AnswersProps) {
	const waits = isOpen && one.state === "asked" && one.by === "person";
	return (
		<div className="meet-acts">
			{one.roomUrl && (
				<a className="btn btn-key btn-small" href={one.roomUrl} target="_blank" rel="noopener noreferrer">
					{texts.room[lang]}
				</a>
			)}
			{waits && (
				<button
					type="button"
					className="btn btn-small"
					aria-label={fill(texts.acceptOf[lang], of)}
					aria-disabled={isBusy}
					onClick={() => void answer({ isAccepted: true })}
				>
					{texts.accept[lang]}
				</button>
			)}
			{waits && (
				<button
					type="button"
					className="btn btn-outline btn-small"
					aria-label={fill(texts.declineOf[lang], of)}
					aria-disabled={isBusy}
					onClick={() => void answer({ isAccepted: false })}
				>
					{texts.decline[lang]}
				</button>
			)}
			{isOpen && !waits && (
				<CancelButton lang={lang} of={of} isBusy={isBusy} onCancel={() => answer({ isAccepted: false })} />
			)}
		</div>
	);
}

type AnotherProps = Pick<AskedProps, "lang" | "acting"> & {
	timeZone: string;
	slots: ExhibitorMeetings["freeSlots"];
	who: string;
	isAgreed: boolean;
	propose: (slotId: number) => Promise<boolean>;
};

function Another({ lang, timeZone, slots, who, acting, isAgreed, propose }: AnotherProps) {
	const [slotId, setSlot] = useState("");
	return (
		<div className="meet-acts">
			<div className="meet-other">
				<SelectBox
					aria-label={fill(staffMeetingsTexts.other[lang], { who })}
					value={slotId}
					onChange={({ target }) => setSlot(target.value)}
				>
					<option value="">{staffMeetingsTexts.chooseOther[lang]}</option>
					{slots.map((one) => (
						<option key={one.slotId} value={one.slotId}>
							{`${whenText(lang, one.startDate, timeZone)}, ${whereText(lang, one.table)}`}
						</option>
					))}
				</SelectBox>
			</div>
			{isAgreed && slotId !== "" && <p className="field-help">{texts.movingHelp[lang]}</p>}
			{slotId !== "" && (
				<button
					type="button"
					className="btn btn-soft btn-small"
					aria-disabled={acting.isBusy}
					onClick={() => void propose(Number(slotId)).then((isDone) => isDone && setSlot(""))}
				>
					{staffMeetingsTexts.propose[lang]}
				</button>
			)}
		</div>
	);
}

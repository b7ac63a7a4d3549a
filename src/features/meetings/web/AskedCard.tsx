import { useState } from "react";
import { call } from "../../../kit/api/call.ts";
import type { Lang } from "../../../kit/i18n/lang.ts";
import { SelectBox } from "../../../kit/ui/select-box.tsx";
import { Told } from "../../../kit/ui/told.tsx";
import { type AskedMeeting, answerMeeting, type ExhibitorMeetings } from "../contract.ts";
import { isLive } from "../rules.ts";
import { staffMeetingsTexts, meetingsTexts as texts } from "./texts.ts";
import { type Acting, useActing } from "./use-acting.ts";
import { say, whenText, whereText } from "./words.ts";

type Props = { lang: Lang; data: ExhibitorMeetings; onChanged: () => Promise<unknown> };

/** Who asks an exhibitor for a meeting, and its answers. */
export function AskedCard({ lang, data, onChanged }: Props) {
	const acting = useActing(lang, onChanged);
	const { exhibitor, meetings } = data;
	const id = `meet-with-${exhibitor.objectId}`;
	return (
		<section className="card acc-card" aria-labelledby={id}>
			<h2 className="h-card" id={id}>
				{exhibitor.name}
			</h2>
			{meetings.length === 0 && <p className="text-muted">{staffMeetingsTexts.nobody[lang]}</p>}
			<Told told={acting.told} />
			<ul className="meet-list">
				{meetings.map((one) => (
					<Asked key={one.meetingId} {...{ lang, data, one, acting }} />
				))}
			</ul>
		</section>
	);
}

type AskedProps = { lang: Lang; data: ExhibitorMeetings; one: AskedMeeting; acting: Acting };

/** What stands, in a word or two. */
function stateText(lang: Lang, { state, by }: AskedMeeting): string {
	if (state === "agreed") return texts.agreed[lang];
	if (state === "asked") return by === "person" ? texts.toAnswer[lang] : staffMeetingsTexts.proposed[lang];
	return staffMeetingsTexts[state][lang];
}

// long: one row's markup
function Asked({ lang, data, one, acting }: AskedProps) {
	const { timeZone, exhibitor } = data;
	const params = { meetingId: one.meetingId, id: exhibitor.objectId };
	const answer = (body: { isAccepted: boolean } | { slotId: number }) =>
		acting.act(async () => {
			await call(answerMeeting, { params, query: { lang }, body });
			return undefined;
		});
	const who = `${one.firstName} ${one.lastName}`;
	const when = whenText(lang, one.startDate, timeZone);
	const isOpen = isLive(one.state) && !one.isOver;
	const waits = isOpen && one.state === "asked" && one.by === "person";
	return (
		<li className="meet-asked" data-kind={isOpen ? "open" : "ended"}>
			<div className="acc-card-head">
				<h3 className="font-bold wrap-anywhere">{who}</h3>
				<span className="meet-state">{stateText(lang, one)}</span>
			</div>
			<p>{[when, whereText(lang, one.table), one.topic].filter(Boolean).join(", ")}</p>
			{one.note && <p className="text-muted wrap-anywhere">{one.note}</p>}
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
						aria-label={say(lang, texts.acceptOf, { who, when })}
						aria-disabled={acting.isBusy}
						onClick={() => void answer({ isAccepted: true })}
					>
						{texts.accept[lang]}
					</button>
				)}
				{isOpen && (
					<button
						type="button"
						className="btn btn-outline btn-small"
						aria-label={say(lang, texts[waits ? "declineOf" : "cancelOf"], { who, when })}
						aria-disabled={acting.isBusy}
						onClick={() => void answer({ isAccepted: false })}
					>
						{texts[waits ? "decline" : "cancel"][lang]}
					</button>
				)}
			</div>
			{isOpen && data.freeSlots.length > 0 && (
				<Another {...{ lang, data, who, acting }} propose={(slotId) => answer({ slotId })} />
			)}
		</li>
	);
}

type AnotherProps = Omit<AskedProps, "one"> & { who: string; propose: (slotId: number) => Promise<boolean> };

/** Another time, out of those that are free. */
function Another({ lang, data, who, acting, propose }: AnotherProps) {
	const [slotId, setSlot] = useState("");
	return (
		<div className="meet-acts">
			<div className="meet-other">
				<SelectBox
					aria-label={say(lang, staffMeetingsTexts.other, { who })}
					value={slotId}
					onChange={({ target }) => setSlot(target.value)}
				>
					<option value="">{staffMeetingsTexts.chooseOther[lang]}</option>
					{data.freeSlots.map((one) => (
						<option key={one.slotId} value={one.slotId}>
							{`${whenText(lang, one.startDate, data.timeZone)}, ${whereText(lang, one.table)}`}
						</option>
					))}
				</SelectBox>
			</div>
			{slotId !== "" && <p className="field-help">{texts.movingHelp[lang]}</p>}
			<button
				type="button"
				className="btn btn-soft btn-small"
				disabled={slotId === "" || acting.isBusy}
				onClick={() => void propose(Number(slotId)).then((isDone) => isDone && setSlot(""))}
			>
				{staffMeetingsTexts.propose[lang]}
			</button>
		</div>
	);
}

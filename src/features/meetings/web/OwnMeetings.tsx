import { useState } from "react";
import { call } from "../../../kit/api/call.ts";
import type { Lang } from "../../../kit/i18n/lang.ts";
import { endOwnMeeting, type OwnMeeting } from "../contract.ts";
import { kindOf } from "../day.ts";
import { MeetingFacts, MeetingLinks, MeetingTicket } from "./MeetingTicket.tsx";
import { meetingsTexts as texts } from "./texts.ts";
import type { Acting } from "./use-acting.ts";
import { say, whenText } from "./words.ts";

type Shown = {
	lang: Lang;
	timeZone: string;
	accountId: string;
	acting: Acting;
	/** Chooses another time. */
	onOther(meeting: OwnMeeting): void;
};

/** The meeting that comes next, as a ticket. */
export function NextMeeting({ one, now, ...shown }: Shown & { one: OwnMeeting; now: Date }) {
	const { lang, timeZone } = shown;
	return (
		<MeetingTicket {...{ lang, timeZone, one, now }}>
			<Acts {...shown} one={one} />
		</MeetingTicket>
	);
}

/** The other meetings that are agreed or wait for their exhibitor. */
export function OwnMeetings({ meetings, ...shown }: Shown & { meetings: readonly OwnMeeting[] }) {
	const { lang, timeZone } = shown;
	return (
		<section className="card acc-card" aria-labelledby="meet-own">
			<h2 className="h-card" id="meet-own">
				{texts.own[lang]}
			</h2>
			<ul className="meet-list">
				{meetings.map((one) => (
					<li key={one.meetingId}>
						<div className="acc-card-head">
							<h3 className="font-bold wrap-anywhere">{one.exhibitor.name}</h3>
							<span className="meet-state">{texts[kindOf(one)][lang]}</span>
						</div>
						<p>{whenText(lang, one.startDate, timeZone)}</p>
						<MeetingFacts lang={lang} one={one} />
						<Acts {...shown} one={one} />
					</li>
				))}
			</ul>
		</section>
	);
}

// long: the buttons of one meeting
function Acts({ lang, timeZone, accountId, acting, onOther, one }: Shown & { one: OwnMeeting }) {
	const { meetingId, exhibitor } = one;
	const of = { who: exhibitor.name, when: whenText(lang, one.startDate, timeZone) };
	const end = () =>
		acting.act(async () => {
			await call(endOwnMeeting, { params: { meetingId, id: accountId }, query: { lang } });
			return undefined;
		});
	const isAgreed = one.state === "agreed";
	return (
		<div className="meet-acts">
			<MeetingLinks {...{ lang, timeZone, accountId, one }} />
			{!one.isOver && (
				<>
					<button
						type="button"
						className="btn btn-outline btn-small"
						aria-label={say(lang, texts.otherOf, of)}
						onClick={() => onOther(one)}
					>
						{texts.other[lang]}
					</button>
					{isAgreed ? (
						<CancelButton {...{ lang, of }} isBusy={acting.isBusy} onCancel={end} />
					) : (
						<button
							type="button"
							className="btn btn-outline btn-small"
							aria-label={say(lang, texts.withdrawOf, of)}
							aria-disabled={acting.isBusy}
							onClick={() => void end()}
						>
							{texts.withdraw[lang]}
						</button>
					)}
				</>
			)}
		</div>
	);
}

type CancelProps = { lang: Lang; of: { who: string; when: string }; isBusy: boolean; onCancel: () => Promise<unknown> };

/** Fetched with one's meetings alone, not with the form that asks for one. */
const cancelTexts = {
	sure: { pl: "Na pewno odwołaj", en: "Yes, cancel it" },
	sureOf: { pl: "Na pewno odwołaj: #who, #when", en: "Yes, cancel it: #who, #when" },
};

/** Calls an agreed meeting off with the second press: the other side is told at once. */
function CancelButton({ lang, of, isBusy, onCancel }: CancelProps) {
	const [isAsked, setAsked] = useState(false);
	return (
		<button
			type="button"
			className={isAsked ? "btn btn-small" : "btn btn-outline btn-small"}
			aria-label={say(lang, isAsked ? cancelTexts.sureOf : texts.cancelOf, of)}
			aria-disabled={isBusy}
			onClick={() => (isAsked ? void onCancel() : setAsked(true))}
			onBlur={() => setAsked(false)}
		>
			{(isAsked ? cancelTexts.sure : texts.cancel)[lang]}
		</button>
	);
}

import { call } from "../../../kit/api/call.ts";
import { fill } from "../../../kit/i18n/fill.ts";
import type { Lang } from "../../../kit/i18n/lang.ts";
import { answerProposal, endOwnMeeting, type OwnMeeting } from "../contract.ts";
import { kindOf } from "../day.ts";
import { CancelButton } from "./CancelButton.tsx";
import { MeetingFacts, MeetingLinks, MeetingTicket } from "./MeetingTicket.tsx";
import { MoveRequest, RefusedMove } from "./MoveRequest.tsx";
import { meetingsTexts as texts } from "./texts.ts";
import type { MeetingActions } from "./use-acting.ts";
import { whenText } from "./words.ts";

type MeetingListProps = {
	lang: Lang;
	timeZone: string;
	accountId: string;
	acting: MeetingActions;
	onOther(meeting: OwnMeeting): void;
};

export function NextMeeting({ one, now, ...shown }: MeetingListProps & { one: OwnMeeting; now: Date }) {
	const { lang, timeZone } = shown;
	return (
		<MeetingTicket lang={lang} timeZone={timeZone} one={one} now={now}>
			<OwnMove {...shown} one={one} />
			<Acts {...shown} one={one} />
		</MeetingTicket>
	);
}

export function OwnMeetings({ meetings, ...shown }: MeetingListProps & { meetings: readonly OwnMeeting[] }) {
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
						<OwnMove {...shown} one={one} />
						<Acts {...shown} one={one} />
					</li>
				))}
			</ul>
		</section>
	);
}

/** A person can withdraw an open move; a failed one is reported. Exhibitors' moves are listed under "to answer". */
function OwnMove({ lang, timeZone, accountId, acting, one }: MeetingListProps & { one: OwnMeeting }) {
	const { move, refusedMove, meetingId, exhibitor } = one;
	const side = "person" as const;
	if (one.state !== "agreed" || one.isOver) return null;
	if (!move) {
		return refusedMove && <RefusedMove lang={lang} timeZone={timeZone} refusedMove={refusedMove} side={side} />;
	}
	const withdrawMove = (body: { moveTo: number; isAccepted: boolean }) =>
		void acting.act(async () => {
			await call(answerProposal, { params: { meetingId, id: accountId }, query: { lang }, body });
			return undefined;
		});
	return (
		<MoveRequest
			lang={lang}
			timeZone={timeZone}
			move={move}
			side={side}
			who={exhibitor.name}
			isBusy={acting.isBusy}
			onAnswer={move.by === side ? withdrawMove : undefined}
		/>
	);
}

// long: the buttons of one meeting
function Acts({ lang, timeZone, accountId, acting, onOther, one }: MeetingListProps & { one: OwnMeeting }) {
	const { meetingId, exhibitor } = one;
	const of = { who: exhibitor.name, when: whenText(lang, one.startDate, timeZone) };
	const end = () =>
		acting.act(async () => {
			const body = { expected: { state: one.state, slotId: one.slotId } };
			const { state } = await call(endOwnMeeting, { params: { meetingId, id: accountId }, query: { lang }, body });
			return fill(endTexts[state === "withdrawn" ? "withdrawn" : "cancelled"][lang], of);
		});
	const isAgreed = one.state === "agreed";
	return (
		<div className="meet-acts">
			<MeetingLinks lang={lang} timeZone={timeZone} accountId={accountId} one={one} />
			{!one.isOver && (
				<>
					<button
						type="button"
						className="btn btn-outline btn-small"
						aria-label={fill(texts.otherOf[lang], of)}
						onClick={() => onOther(one)}
					>
						{texts.other[lang]}
					</button>
					{isAgreed ? (
						<CancelButton lang={lang} of={of} isBusy={acting.isBusy} onCancel={end} />
					) : (
						<button
							type="button"
							className="btn btn-outline btn-small"
							aria-label={fill(texts.withdrawOf[lang], of)}
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

/** Only one's own meetings load these texts, not the form. */
const endTexts = {
	cancelled: { pl: "Odwołane: #who, #when.", en: "Cancelled: #who, #when." },
	withdrawn: { pl: "Wycofane: #who, #when.", en: "Withdrawn: #who, #when." },
};

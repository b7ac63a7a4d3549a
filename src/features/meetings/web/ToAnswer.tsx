import { call } from "../../../kit/api/call.ts";
import { fill } from "../../../kit/i18n/fill.ts";
import type { Lang } from "../../../kit/i18n/lang.ts";
import { Icon } from "../../../kit/ui/icons.tsx";
import { answerProposal, type OwnMeeting } from "../contract.ts";
import { moveTexts } from "./move-texts.ts";
import { meetingsTexts as texts } from "./texts.ts";
import type { MeetingActions } from "./use-acting.ts";
import { whenText, whereText } from "./words.ts";

type Props = {
	lang: Lang;
	timeZone: string;
	accountId: string;
	meetings: readonly OwnMeeting[];
	acting: MeetingActions;
	onOther(meeting: OwnMeeting): void;
};

export function ToAnswer({ meetings, ...shown }: Props) {
	const { lang } = shown;
	return (
		<section className="card acc-card" aria-labelledby="meet-answer">
			<div className="acc-card-head">
				<h2 className="h-card" id="meet-answer">
					{texts.answerTitle[lang]}
				</h2>
				<span className="chip">{meetings.length}</span>
			</div>
			<ul className="meet-list">
				{meetings.map((one) => (
					<Proposed key={one.meetingId} {...shown} one={one} />
				))}
			</ul>
		</section>
	);
}

type ProposedProps = Omit<Props, "meetings"> & { one: OwnMeeting };

// long: one row's markup
function Proposed({ lang, timeZone, accountId, acting, onOther, one }: ProposedProps) {
	const { move } = one;
	const answer = (isAccepted: boolean) =>
		acting.act(async () => {
			const params = { meetingId: one.meetingId, id: accountId };
			const expected = { state: one.state, slotId: one.slotId };
			const body = move ? { moveTo: move.slotId, isAccepted } : { isAccepted, expected };
			await call(answerProposal, { params, query: { lang }, body });
			return undefined;
		});
	const { startDate, table, clashes } = move ?? one;
	const when = whenText(lang, startDate, timeZone);
	const of = { who: one.exhibitor.name, when };
	const isFree = clashes.length === 0;
	return (
		<li>
			<h3 className="font-bold">{one.exhibitor.name}</h3>
			<p>{`${when}, ${whereText(lang, table)}`}</p>
			{move && (
				<p className="text-muted">
					{fill(moveTexts.insteadOf[lang], { when: whenText(lang, one.startDate, timeZone) })}
				</p>
			)}
			<p className={isFree ? "meet-free" : "meet-clash"}>
				<Icon name={isFree ? "check" : "warning"} />
				{isFree ? texts.free[lang] : fill(texts.clash[lang], { lecture: clashes.join(", ") })}
			</p>
			<div className="meet-acts">
				<button
					type="button"
					className={isFree ? "btn btn-small" : "btn btn-soft btn-small"}
					aria-label={fill(texts.acceptOf[lang], of)}
					aria-disabled={acting.isBusy}
					onClick={() => void answer(true)}
				>
					{texts.accept[lang]}
				</button>
				<button
					type="button"
					className="btn btn-soft btn-small"
					aria-label={fill(texts.otherOf[lang], of)}
					onClick={() => onOther(one)}
				>
					{texts.other[lang]}
				</button>
				<button
					type="button"
					className="btn btn-outline btn-small"
					aria-label={fill((move ? moveTexts.keepOf : texts.declineOf)[lang], of)}
					aria-disabled={acting.isBusy}
					onClick={() => void answer(false)}
				>
					{move ? moveTexts.keep[lang] : texts.decline[lang]}
				</button>
			</div>
		</li>
	);
}

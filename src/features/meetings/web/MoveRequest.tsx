import { fill } from "../../../kit/i18n/fill.ts";
import type { Lang } from "../../../kit/i18n/lang.ts";
import type { MeetingSide } from "../rules.ts";
import type { AskedMeeting } from "../staff-contract.ts";
import { moveTexts } from "./move-texts.ts";
import { whenText, whereText } from "./words.ts";

type Move = NonNullable<AskedMeeting["move"]>;
type Props = {
	lang: Lang;
	timeZone: string;
	move: Move;
	/** The viewer's side; `who` names the other party. */
	side: MeetingSide;
	who: string;
	isBusy: boolean;
	/** Answers or withdraws the request. Undefined if another component does. */
	onAnswer: ((answer: { moveTo: number; isAccepted: boolean }) => void) | undefined;
};

type RefusedProps = Pick<Props, "lang" | "timeZone" | "side"> & {
	refusedMove: NonNullable<AskedMeeting["refusedMove"]>;
};

export function RefusedMove({ lang, timeZone, refusedMove, side }: RefusedProps) {
	const when = `${whenText(lang, refusedMove.startDate, timeZone)}, ${whereText(lang, refusedMove.table)}`;
	const text = moveTexts[refusedMove.isUnanswered ? "unanswered" : "refused"][side];
	return <p className="meet-move">{fill(text[lang], { when })}</p>;
}

export function MoveRequest({ lang, timeZone, move, side, who, isBusy, onAnswer }: Props) {
	const when = `${whenText(lang, move.startDate, timeZone)}, ${whereText(lang, move.table)}`;
	const until = whenText(lang, move.answerByDate, timeZone);
	const isOurs = move.by === side;
	const button = (isAccepted: boolean, words: [string, string], look: string) => (
		<button
			type="button"
			className={`btn btn-small ${look}`}
			aria-label={words[1]}
			aria-disabled={isBusy}
			onClick={() => onAnswer?.({ moveTo: move.slotId, isAccepted })}
		>
			{words[0]}
		</button>
	);
	return (
		<div className="meet-move">
			<p>{fill(moveTexts[isOurs ? "ours" : "theirs"][lang], { when, until })}</p>
			{onAnswer && (
				<div className="meet-acts">
					{isOurs
						? button(
								false,
								[moveTexts.withdrawMove[lang], fill(moveTexts.withdrawMoveOf[lang], { who, when })],
								"btn-outline",
							)
						: [
								button(true, [moveTexts.accept[lang], fill(moveTexts.acceptOf[lang], { who, when })], ""),
								button(false, [moveTexts.keep[lang], fill(moveTexts.keepOf[lang], { who })], "btn-outline"),
							]}
				</div>
			)}
		</div>
	);
}

import type { Lang } from "../../../kit/i18n/lang.ts";
import { seatTexts as texts } from "../texts.ts";
import { MARKS, SeatMark } from "./SeatDays.tsx";

/** A seat as a person's ticket opens it. */
type Seat = { status: 0 | 1 | 2; isReserved: boolean; isExtended: boolean; isOver: boolean };

type Props = {
	lang: Lang;
	/** Of the button, for who is sent to it. */
	id?: string | undefined;
	/** What the lecture is called. */
	name: string;
	seat: Seat;
	/** The lectures whose seats this one would take the place of. */
	rivals: readonly string[];
	isBusy: boolean;
	/** Takes or releases the seat; `done` is what is said when that went well. */
	onPress(done: string): void;
};

const DONE = { release: "released", swap: "swapped", reserve: "reserved" } as const;

/** What is left of a lecture's seats for a person, and to take one, swap for it or release it. */
export function SeatLine({ lang, id, name, seat, rivals, isBusy, onPress }: Props) {
	const kind = seat.isReserved ? (seat.isExtended ? "ownExtended" : "own") : seat.isOver ? "over" : MARKS[seat.status];
	const action = seat.isReserved ? "release" : rivals.length > 0 ? "swap" : "reserve";
	return (
		<div className="seat-line">
			<SeatMark lang={lang} kind={kind} />
			{!seat.isOver && (seat.isReserved || seat.status < 2) && (
				<button
					type="button"
					id={id}
					className={`btn btn-list ${action === "reserve" ? "btn-soft" : "btn-outline"}`}
					aria-label={`${texts[action][lang]}: ${name}`}
					aria-disabled={isBusy}
					onClick={() => !isBusy && onPress(texts[DONE[action]][lang].replace("#", () => name))}
				>
					{texts[action][lang]}
				</button>
			)}
			{action === "swap" && !seat.isOver && seat.status < 2 && (
				<p className="seat-rival">{texts.insteadOf[lang].replace("#", () => rivals.join(", "))}</p>
			)}
		</div>
	);
}

import type { ReactNode } from "react";
import { fill } from "../../../kit/i18n/fill.ts";
import type { Lang } from "../../../kit/i18n/lang.ts";
import { momentText } from "../../../kit/time/moment.ts";
import { Icon } from "../../../kit/ui/icons.tsx";
import type { QueuePlace } from "../queue-contract.ts";
import { naming, queueTexts } from "../queue-texts.ts";
import { seatTexts as texts } from "../texts.ts";
import { MARKS, SeatMark } from "./SeatDays.tsx";

type Seat = { status: 0 | 1 | 2; isReserved: boolean; isExtended: boolean; isOver: boolean };

type Props = {
	lang: Lang;
	timeZone: string;
	/** The id to focus. */
	id?: string | undefined;
	name: string;
	seat: Seat;
	queue: Pick<QueuePlace, "state" | "position" | "offeredUntil"> | undefined;
	/** Lectures whose seats this one would replace. */
	rivals: readonly string[];
	isBusy: boolean;
	onPress(done: string): void;
	onQueue(isJoining: boolean, done: string): void;
};

const DONE = { release: "released", swap: "swapped", reserve: "reserved" } as const;

/** A seat with its button: take, swap, release or queue. */
export function SeatLine(props: Props) {
	const { seat, queue, rivals } = props;
	const isOpen = !seat.isReserved && !seat.isOver;
	if (isOpen && queue?.state === "offered") return <OfferedLine {...props} queue={queue} />;
	if (isOpen && queue?.state === "waiting") return <WaitingLine {...props} queue={queue} />;
	if (isOpen && seat.status === 2) return <FullLine {...props} />;
	const { lang } = props;
	const action = seat.isReserved ? "release" : rivals.length > 0 ? "swap" : "reserve";
	return (
		<div className="seat-line">
			<SeatMark lang={lang} kind={markOf(seat)} />
			{!seat.isOver && (
				<LineButton
					{...props}
					isMain={action === "reserve"}
					label={texts[action][lang]}
					onClick={() => props.onPress(naming(lang, texts[DONE[action]], props.name))}
				/>
			)}
			{action === "swap" && !seat.isOver && <Rivals {...props} />}
		</div>
	);
}

function markOf({ status, isReserved, isExtended, isOver }: Seat) {
	if (isReserved) return isExtended ? "ownExtended" : "own";
	return isOver ? "over" : MARKS[status];
}

function OfferedLine(props: Props & { queue: NonNullable<Props["queue"]> }) {
	const { lang, name, queue, rivals } = props;
	const until = momentText(lang, new Date(queue.offeredUntil ?? 0), props.timeZone, false);
	return (
		<div className="seat-line">
			<QueueMark kind="offered">{fill(queueTexts.offered[lang], until)}</QueueMark>
			<LineButton
				{...props}
				isMain
				label={queueTexts.take[lang]}
				onClick={() => props.onPress(naming(lang, queueTexts.taken, name))}
			/>
			<LineButton
				{...props}
				id={undefined}
				label={queueTexts.decline[lang]}
				onClick={() => props.onQueue(false, naming(lang, queueTexts.declined, name))}
			/>
			{rivals.length > 0 && <Rivals {...props} />}
		</div>
	);
}

function WaitingLine(props: Props & { queue: NonNullable<Props["queue"]> }) {
	const { lang, name, queue } = props;
	return (
		<div className="seat-line">
			<QueueMark kind="queued">{fill(queueTexts.waiting[lang], queue.position ?? "")}</QueueMark>
			<LineButton
				{...props}
				label={queueTexts.leave[lang]}
				onClick={() => props.onQueue(false, naming(lang, queueTexts.left, name))}
			/>
		</div>
	);
}

function FullLine(props: Props) {
	const { lang, name, queue } = props;
	return (
		<div className="seat-line">
			<SeatMark lang={lang} kind="none" />
			<LineButton
				{...props}
				label={queueTexts.join[lang]}
				onClick={() => props.onQueue(true, naming(lang, queueTexts.joined, name))}
			/>
			{queue?.state === "expired" && <p className="seat-rival">{queueTexts.expired[lang]}</p>}
		</div>
	);
}

function QueueMark({ kind, children }: { kind: "offered" | "queued"; children: ReactNode }) {
	return (
		<span className="seat-mark" data-kind={kind}>
			<Icon name={kind === "offered" ? "chair" : "clock"} size={18} />
			{children}
		</span>
	);
}

type ButtonProps = Pick<Props, "id" | "name" | "isBusy"> & { isMain?: boolean; label: string; onClick(): void };

function LineButton({ id, name, isBusy, isMain = false, label, onClick }: ButtonProps) {
	return (
		<button
			type="button"
			id={id}
			className={`btn btn-list ${isMain ? "btn-soft" : "btn-outline"}`}
			aria-label={`${label}: ${name}`}
			aria-disabled={isBusy}
			onClick={() => !isBusy && onClick()}
		>
			{label}
		</button>
	);
}

function Rivals({ lang, rivals }: Pick<Props, "lang" | "rivals">) {
	return <p className="seat-rival">{fill(queueTexts.insteadOf[lang], rivals.join(", "))}</p>;
}

import { useEffect, useId } from "react";
import { type Lang, localized } from "../../../kit/i18n/lang.ts";
import type { OwnRegistration } from "../../account/me-contract.ts";
import { inTheWayOf, toggled } from "../choice.ts";
import type { OwnLecture, OwnSeats as Seats } from "../contract.ts";
import { seatTexts as texts } from "../texts.ts";
import { MARKS, SeatDays, SeatMark, SeatName, seatWords } from "./SeatDays.tsx";
import { useOwnSeats } from "./use-own-seats.ts";

/** The lecture seats of a person: reserved, swapped and released, registration by registration. */
export function OwnSeats({ lang, registrations }: { lang: Lang; registrations: OwnRegistration[] }) {
	return registrations
		.filter((one) => one.status !== "cancelled")
		.map((one) => <EventSeats key={one.objectId} lang={lang} registration={one} />);
}

/** The seats at one event; nothing where its ticket opens no lecture that needs one. */
// long: one card's markup, whose rows are components already
function EventSeats({ lang, registration }: { lang: Lang; registration: OwnRegistration }) {
	const own = useOwnSeats(lang, registration.objectId);
	const { seats, news, load } = own;
	const id = useId();
	const isKnown = seats !== undefined && seats !== "failed";
	useEffect(() => {
		if (isKnown) showRequested(seats);
	}, [isKnown]);
	if (seats === undefined || (isKnown && seats.lectures.length === 0)) return null;
	return (
		<section className="card form-card own-seats" aria-labelledby={id}>
			<div className="grid gap-2">
				<h2 className="h-card" id={id}>
					{texts.title[lang]}
				</h2>
				<p className="text-muted">{localized(lang, registration.eventName, registration.eventNameEn)}</p>
				{isKnown && (
					<p className="text-pretty">
						{[texts.lead[lang], seats.hasExtendedSeats ? texts.extended[lang] : ""].join(" ")}
					</p>
				)}
			</div>
			<p className="sr-only" role="status">
				{news?.text}
			</p>
			{seats === "failed" ? (
				<div className="notice notice-warn">
					<p>{texts.failed[lang]}</p>
					<button type="button" className="plain-link" onClick={() => void load()}>
						{texts.retry[lang]}
					</button>
				</div>
			) : (
				<SeatDays
					lang={lang}
					timeZone={seats.timeZone}
					lectures={seats.lectures}
					row={(lecture) => <Row lang={lang} seats={seats} lecture={lecture} own={own} />}
				/>
			)}
		</section>
	);
}

const buttonId = (lectureId: number) => `seat-${lectureId}`;

/** The lecture that the address asks for (`?lecture=12`) is brought into sight. */
function showRequested({ lectures }: Seats): void {
	const requested = Number(new URLSearchParams(location.search).get("lecture"));
	if (!lectures.some((one) => one.lectureId === requested)) return;
	const button = document.getElementById(buttonId(requested));
	button?.scrollIntoView({ block: "center" });
	button?.focus({ preventScroll: true });
}

type RowProps = { lang: Lang; seats: Seats; lecture: OwnLecture; own: ReturnType<typeof useOwnSeats> };

function Row({ lang, seats, lecture, own }: RowProps) {
	const { news } = own;
	const { isReserved, isOver, status } = lecture;
	return (
		<div className="seat-row" data-own={isReserved || undefined}>
			<SeatName lang={lang} timeZone={seats.timeZone} lecture={lecture} />
			<SeatMark lang={lang} kind={isReserved ? "own" : isOver ? "over" : MARKS[status]} />
			{(isReserved || (!isOver && status < 2)) && <Action lang={lang} seats={seats} lecture={lecture} own={own} />}
			{news?.lectureId === lecture.lectureId && (
				<p className="seat-news" data-bad={news.isBad || undefined} aria-hidden="true">
					{news.text}
				</p>
			)}
		</div>
	);
}

/** Reserve, swap for what runs at the same time, or release. */
function Action({ lang, seats, lecture, own }: RowProps) {
	const held = seats.lectures.filter((one) => one.isReserved).map((one) => one.lectureId);
	const rivals = inTheWayOf(lecture.lectureId, held, seats.lectures);
	const kind = lecture.isReserved ? "release" : rivals.length > 0 ? "swap" : "reserve";
	const done = ({ release: "released", swap: "swapped", reserve: "reserved" } as const)[kind];
	const { text: name } = seatWords(lang, lecture);
	const named = (text: string) => text.replace("#", () => name);
	return (
		<>
			<button
				type="button"
				id={buttonId(lecture.lectureId)}
				className={`btn btn-list ${kind === "reserve" ? "btn-soft" : "btn-outline"}`}
				aria-label={`${texts[kind][lang]}: ${name}`}
				aria-disabled={own.busyWith !== undefined}
				onClick={() =>
					void own.save(lecture, toggled(held, lecture.lectureId, seats.lectures), named(texts[done][lang]))
				}
			>
				{texts[kind][lang]}
			</button>
			{kind === "swap" && (
				<p className="seat-rival">
					{texts.insteadOf[lang].replace("#", () => rivals.map((one) => seatWords(lang, one).text).join(", "))}
				</p>
			)}
		</>
	);
}

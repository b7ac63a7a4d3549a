import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { seatQueueQuery } from "../../../../features/plan/web/seat-queue-query.ts";
import { planQuery } from "../../../../features/plan/web/use-plan.ts";
import { leaveSeatQueue, type QueuePlace, takeOfferedSeat } from "../../../../features/seats/queue-contract.ts";
import { naming, queueTexts as texts } from "../../../../features/seats/queue-texts.ts";
import { CallFailure, call } from "../../../../kit/api/call.ts";
import { fill } from "../../../../kit/i18n/fill.ts";
import { localized } from "../../../../kit/i18n/lang.ts";
import { momentText } from "../../../../kit/time/moment.ts";
import { FieldError } from "../../../../kit/ui/field.tsx";
import { Icon } from "../../../../kit/ui/icons.tsx";
import { useFocusAfter } from "../../../../kit/ui/use-focus-after.ts";
import { useFrame } from "../../../client/use-frame.ts";
import { type AgendaLook, hourOf, nameOf } from "../agenda/look.ts";

export function SeatOffers({ look }: { look: AgendaLook }) {
	const { lang, event } = useFrame();
	const { data } = useQuery(seatQueueQuery(event.code));
	const [said, setSaid] = useState("");
	const notePress = useFocusAfter(() => document.getElementById("seat-offers") ?? document.getElementById("content"));
	const offers = (data?.places ?? []).filter((one) => one.state === "offered" && !isOver(one, look.now));
	const answered = (text: string) => {
		notePress();
		setSaid(text);
	};
	return (
		<>
			<p className="sr-only" role="status">
				{said}
			</p>
			{offers.length > 0 && (
				<section className="card acc-card today-offers" aria-labelledby="seat-offers">
					<h2 className="h-card focus:outline-none" id="seat-offers" tabIndex={-1}>
						{texts[offers.length > 1 ? "titleMany" : "title"][lang]}
					</h2>
					<ul>
						{offers.map((place) => (
							<li key={place.lectureId}>
								<SeatOffer look={look} place={place} onAnswered={answered} />
							</li>
						))}
					</ul>
				</section>
			)}
		</>
	);
}

const isOver = ({ offeredUntil }: QueuePlace, now: Date) => offeredUntil !== null && new Date(offeredUntil) <= now;

type Props = { look: AgendaLook; place: QueuePlace; onAnswered(said: string): void };

// long: one offer's markup
function SeatOffer({ look, place, onAnswered }: Props) {
	const { lang, timeZone } = look;
	const { isBusy, error, answer } = useAnswer(place, onAnswered);
	const { text: name, ...marked } = nameOf(lang, place);
	const until = momentText(lang, new Date(place.offeredUntil ?? 0), timeZone, false);
	const rivals = place.rivals.map((one) => nameOf(lang, one).text).join(", ");
	return (
		<article className="acc-row">
			<p className="acc-hour">
				<b>{hourOf(look, place.startDate)}</b>
				<span className="block">{localized(lang, place.calendarName, place.calendarNameEn)}</span>
			</p>
			<div className="grid gap-2 min-w-0">
				<h3 className="font-bold wrap-anywhere" {...marked}>
					{name}
				</h3>
				{place.place && (
					<p className="today-place">
						<Icon name="pin" size={17} /> {place.place}
					</p>
				)}
				<p>
					<b>{fill(texts.offered[lang], until)}.</b> {texts.thenNext[lang]}
				</p>
				{rivals && <p className="text-muted">{naming(lang, texts.insteadOf, rivals)}</p>}
				<p className="flex flex-wrap gap-2">
					<button type="button" className="btn btn-list" aria-busy={isBusy} onClick={() => void answer("take")}>
						{texts.take[lang]}
						<span className="sr-only">: {name}</span>
					</button>
					<button
						type="button"
						className="btn btn-soft btn-list"
						aria-busy={isBusy}
						onClick={() => void answer("decline")}
					>
						{texts.decline[lang]}
						<span className="sr-only">: {name}</span>
					</button>
				</p>
				<div aria-live="assertive">
					<FieldError id={`offer-${place.lectureId}`} error={error} />
				</div>
			</div>
		</article>
	);
}

function useAnswer(place: QueuePlace, onAnswered: (said: string) => void) {
	const { lang, event } = useFrame();
	const queries = useQueryClient();
	const [isBusy, setBusy] = useState(false);
	const [error, setError] = useState<string>();
	async function answer(what: "take" | "decline"): Promise<void> {
		if (isBusy) return;
		setBusy(true);
		setError(undefined);
		const request = { params: { id: place.registrationId }, query: { lang }, body: { lectureId: place.lectureId } };
		try {
			await (what === "take" ? call(takeOfferedSeat, request) : call(leaveSeatQueue, request));
			onAnswered(naming(lang, what === "take" ? texts.taken : texts.declined, nameOf(lang, place).text));
			const keys = [seatQueueQuery(event.code).queryKey, planQuery(event.code).queryKey];
			await Promise.all(keys.map((queryKey) => queries.invalidateQueries({ queryKey })));
		} catch (failure) {
			setError(failure instanceof CallFailure && failure.problem ? failure.message : texts.failed[lang]);
		}
		setBusy(false);
	}
	return { isBusy, error, answer };
}

import { queryOptions, useQuery, useQueryClient, useSuspenseQuery } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { CallFailure, call } from "../../../kit/api/call.ts";
import type { Lang } from "../../../kit/i18n/lang.ts";
import { keepLocally, readLocal } from "../../../kit/ui/local-storage.ts";
import { COLLECTED_KEY, parseCollected, storedCollected, withoutEvent } from "../../agenda/collected.ts";
import { toggled } from "../../seats/choice.ts";
import { saveUserReservations } from "../../seats/contract.ts";
import { joinSeatQueue, leaveSeatQueue } from "../../seats/queue-contract.ts";
import { getOwnPlan, joinFavourites, type OwnPlan, type PlanLecture, setFavourite } from "../contract.ts";
import { nextTexts } from "../next-texts.ts";
import { clashesWith, withStar } from "../rules.ts";
import { seatQueueQuery } from "./seat-queue-query.ts";

export const planQuery = (eventCode: string) =>
	queryOptions({
		queryKey: ["plan", eventCode],
		async queryFn() {
			await joinCollected(eventCode);
			return call(getOwnPlan, { params: { eventCode } });
		},
	});

/** Sends favourites that this browser stored before log-in. Failures are retried next time. */
async function joinCollected(eventCode: string): Promise<void> {
	const lectureIds = [...(parseCollected(readLocal(COLLECTED_KEY))[eventCode] ?? [])];
	if (lectureIds.length === 0) return;
	const isJoined = await call(joinFavourites, { params: { eventCode }, body: { lectureIds } }).then(
		() => true,
		() => false,
	);
	const left = withoutEvent(parseCollected(readLocal(COLLECTED_KEY)), eventCode);
	if (isJoined) keepLocally(COLLECTED_KEY, storedCollected(left));
}

/** The result of the last change, shown beside its lecture. */
export type PlanNews = { lectureId: number; text: string; isBad: boolean };

type Say = (news: PlanNews | undefined) => void;

export function usePlan(lang: Lang, eventCode: string) {
	const { data: plan } = useSuspenseQuery(planQuery(eventCode));
	const { data: queue } = useQuery(seatQueueQuery(eventCode));
	const [news, say] = useState<PlanNews>();
	const star = useStar(lang, plan, say);
	return { plan, queues: queue?.places ?? [], news, star, ...useSeatsAndClashes(lang, plan, say) };
}

export type PlanInHand = ReturnType<typeof usePlan>;

const refusalOf = (lang: Lang, error: unknown) =>
	error instanceof CallFailure && error.problem ? error.message : nextTexts.notSaved[lang];

const mark = (lang: Lang, id: number, isFavourite: boolean) =>
	call(setFavourite, { params: { id }, query: { lang }, body: { isFavourite } });

/** Shows the star at once; a refusal reverts it. */
function useStar(lang: Lang, plan: OwnPlan, say: Say) {
	const queries = useQueryClient();
	const { queryKey } = planQuery(plan.eventCode);
	const changing = useRef(0);
	return async (lecture: PlanLecture): Promise<void> => {
		const { lectureId } = lecture;
		const isFavourite = !plan.lectures.find((one) => one.lectureId === lectureId)?.isFavourite;
		const show = (isStarred: boolean) =>
			queries.setQueryData(queryKey, (known) => known && withStar(known, lecture, isStarred));
		changing.current++;
		await queries.cancelQueries({ queryKey });
		show(isFavourite);
		// for the resulting plan
		say(isFavourite ? { lectureId, text: "", isBad: false } : undefined);
		try {
			await mark(lang, lectureId, isFavourite);
		} catch (error) {
			show(!isFavourite);
			say({ lectureId, text: refusalOf(lang, error), isBad: true });
		}
		if (--changing.current === 0) await queries.invalidateQueries({ queryKey });
	};
}

/** Runs one action at a time, with the result beside the lecture. */
function useSeatsAndClashes(lang: Lang, plan: OwnPlan, say: Say) {
	const queries = useQueryClient();
	const { queryKey } = planQuery(plan.eventCode);
	const [busyWith, setBusyWith] = useState<number>();
	/** `work` returns the refusal's message. */
	async function change({ lectureId }: PlanLecture, done: string, work: () => Promise<string | undefined>) {
		if (busyWith !== undefined) return;
		setBusyWith(lectureId);
		const refusal = await work().catch((error: unknown) => refusalOf(lang, error));
		const { queryKey: queueKey } = seatQueueQuery(plan.eventCode);
		await Promise.all([queries.invalidateQueries({ queryKey }), queries.invalidateQueries({ queryKey: queueKey })]);
		say({ lectureId, text: refusal ?? done, isBad: refusal !== undefined });
		setBusyWith(undefined);
	}
	return {
		busyWith,
		/** Replaces overlapping seats. */
		seat: (lecture: PlanLecture, done: string) => change(lecture, done, () => pressSeat(lang, plan, lecture)),
		queue: (lecture: PlanLecture, isJoining: boolean, done: string) =>
			change(lecture, done, () => pressQueue(lang, plan, lecture, isJoining)),
		/** The others leave the plan and lose their seats. */
		keep: (lecture: PlanLecture, done: string) => change(lecture, done, () => keepOnly(lang, plan, lecture)),
	};
}

async function pressSeat(lang: Lang, plan: OwnPlan, lecture: PlanLecture): Promise<string | undefined> {
	const own = plan.seats.find((one) => one.lectureId === lecture.lectureId);
	if (!own) return undefined;
	const others = plan.lectures.filter((one) => one.lectureId !== lecture.lectureId);
	const lectureIds = toggled(seatsHeldBy(plan, own.registrationId), lecture.lectureId, [...others, lecture]);
	return saveSeats(lang, own.registrationId, lectureIds);
}

async function pressQueue(
	lang: Lang,
	plan: OwnPlan,
	{ lectureId }: PlanLecture,
	isJoining: boolean,
): Promise<undefined> {
	const own = plan.seats.find((one) => one.lectureId === lectureId);
	if (!own) return;
	const request = { params: { id: own.registrationId }, query: { lang }, body: { lectureId } };
	await (isJoining ? call(joinSeatQueue, request) : call(leaveSeatQueue, request));
}

async function keepOnly(lang: Lang, plan: OwnPlan, lecture: PlanLecture): Promise<string | undefined> {
	const rivals = clashesWith(lecture, plan.lectures);
	const gone = rivals.map((one) => one.lectureId);
	// if a release fails, nothing is lost
	const holders = plan.seats.filter((one) => one.isReserved && gone.includes(one.lectureId));
	for (const id of new Set(holders.map((one) => one.registrationId))) {
		const left = seatsHeldBy(plan, id).filter((held) => !gone.includes(held));
		const refusal = await saveSeats(lang, id, left);
		if (refusal) return refusal;
	}
	for (const one of rivals.filter((rival) => rival.isFavourite)) await mark(lang, one.lectureId, false);
	return undefined;
}

/** Returns the first refusal's message. */
async function saveSeats(lang: Lang, id: number, lectureIds: number[]): Promise<string | undefined> {
	const { reservations } = await call(saveUserReservations, { params: { id }, query: { lang }, body: { lectureIds } });
	return reservations.find((one) => !one.isReserved)?.message ?? undefined;
}

const seatsHeldBy = ({ seats }: OwnPlan, registrationId: number) =>
	seats.filter((one) => one.isReserved && one.registrationId === registrationId).map((one) => one.lectureId);

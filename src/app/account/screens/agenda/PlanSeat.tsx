import type { PlanLecture } from "../../../../features/plan/contract.ts";
import type { PlanInHand } from "../../../../features/plan/web/use-plan.ts";
import { overlappingChoices } from "../../../../features/seats/choice.ts";
import { SeatLine } from "../../../../features/seats/web/SeatLine.tsx";
import type { Lang } from "../../../../kit/i18n/lang.ts";
import { nameOf } from "./look.ts";

export function PlanSeat({
	lang,
	lecture,
	hand,
	id,
}: {
	lang: Lang;
	lecture: PlanLecture;
	hand: PlanInHand;
	id?: string;
}) {
	const { plan } = hand;
	const seat = plan.seats.find((one) => one.lectureId === lecture.lectureId);
	if (!seat) return null;
	const reservedSeats = plan.seats.filter((one) => one.isReserved && one.registrationId === seat.registrationId);
	const rivals = seat.isReserved
		? []
		: overlappingChoices(
				lecture.lectureId,
				reservedSeats.map((one) => one.lectureId),
				[...plan.lectures.filter((one) => one.lectureId !== lecture.lectureId), lecture],
			);
	return (
		<SeatLine
			lang={lang}
			timeZone={plan.timeZone}
			id={id}
			name={nameOf(lang, lecture).text}
			seat={seat}
			queue={hand.queues.find((one) => one.lectureId === lecture.lectureId)}
			rivals={rivals.map((one) => nameOf(lang, one).text)}
			isBusy={hand.busyWith !== undefined}
			onPress={(done) => void hand.seat(lecture, done)}
			onQueue={(isJoining, done) => void hand.queue(lecture, isJoining, done)}
		/>
	);
}

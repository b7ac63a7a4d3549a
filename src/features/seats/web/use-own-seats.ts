import { useEffect, useRef, useState } from "react";
import { CallFailure, call } from "../../../kit/api/call.ts";
import type { Lang } from "../../../kit/i18n/lang.ts";
import { getOwnSeats, type OwnLecture, type OwnSeats, saveUserReservations } from "../contract.ts";
import { seatTexts as texts } from "../texts.ts";

/** What came of the last change, beside the lecture that it was about. */
export type SeatNews = { lectureId: number; text: string; isBad: boolean };

/** The seats of a registration, fresh whenever the person comes back to the page, and a way to change them. */
export function useOwnSeats(lang: Lang, registrationId: number) {
	const [seats, setSeats] = useState<OwnSeats | "failed">();
	const [news, setNews] = useState<SeatNews>();
	const [busyWith, setBusyWith] = useState<number>();
	const isBusy = useRef(false);
	const load = async () => {
		const fresh = await call(getOwnSeats, { params: { id: registrationId } }).catch(() => "failed" as const);
		// what is shown stays when only the refreshing fails
		setSeats((known) => (fresh === "failed" && known ? known : fresh));
	};
	useEffect(() => {
		void load();
		addEventListener("focus", load);
		return () => removeEventListener("focus", load);
	}, [registrationId]);

	/** Makes `lectureIds` the reserved ones because of a lecture; `done` is what is said when all went well. */
	const save = async ({ lectureId }: OwnLecture, lectureIds: number[], done: string) => {
		if (isBusy.current) return;
		isBusy.current = true;
		setBusyWith(lectureId);
		const text = await call(saveUserReservations, {
			params: { id: registrationId },
			query: { lang },
			body: { lectureIds },
		}).then(
			({ reservations }) => reservations.find((one) => !one.isReserved)?.message ?? undefined,
			(error) => (error instanceof CallFailure && error.problem ? error.message : texts.notSaved[lang]),
		);
		await load();
		setNews({ lectureId, text: text ?? done, isBad: text !== undefined });
		setBusyWith(undefined);
		isBusy.current = false;
	};
	return { seats, news, busyWith, load, save };
}

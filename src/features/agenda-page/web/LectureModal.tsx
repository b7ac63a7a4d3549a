import { useEffect, useState } from "react";
import { CallFailure, call } from "../../../kit/api/call.ts";
import { wordsIn } from "../../../kit/i18n/lang.ts";
import { useLoaded, waitingModal } from "../../../kit/ui/loaded.tsx";
import { Modal, type ModalProps } from "../../../kit/ui/modal.tsx";
import { siteNow } from "../../../kit/ui/site-now.ts";
import { getLectureDescription } from "../../agenda/contract.ts";
import { refusalTexts } from "../../agenda/refusal-texts.ts";
import { lectureTexts } from "../lecture-texts.ts";
import { statusesOf } from "./agenda-calls.ts";
import { CollectStar } from "./CollectStar.tsx";
import {
	hasHours,
	LectureBody,
	LectureChips,
	type LectureDescription,
	LectureFoot,
	LectureWhen,
} from "./LectureView.tsx";

/** The modal of a lecture at `#lecture/ID`. */
export default function LectureModal({ lang, base, arg, onClose }: ModalProps) {
	const [loaded, retry] = useLoaded(arg, () => lectureOf(arg));
	const loadedLecture = loaded.state === "loaded" ? loaded.value : undefined;
	const seats = useFreshSeats(loadedLecture);
	if (loaded.state !== "loaded") {
		const [gone, failed] = [refusalTexts.lectureGone[lang], lectureTexts.descriptionUnavailable[lang]];
		const common = { lang, width: 720, title: lectureTexts.lecture[lang], onClose } as const;
		return waitingModal({ ...common, state: loaded.state, gone, failed, onRetry: retry });
	}
	const state = seats ?? loaded.value;
	const subject = wordsIn(lang, state.language, state.subject, state.subjectPl, state.subjectEn);
	return (
		<Modal
			lang={lang}
			width={720}
			title={subject.text}
			titleLang={subject.lang}
			onClose={onClose}
			above={<LectureWhen lang={lang} lecture={state} />}
			below={<LectureChips lang={lang} lecture={state} />}
			foot={
				isAhead(state) && (
					<>
						{hasHours(state) && <LectureFoot lang={lang} base={base} lecture={state} />}
						<CollectStar lang={lang} base={base} lecture={state} />
					</>
				)
			}
		>
			<LectureBody lang={lang} base={base} lecture={state} />
		</Modal>
	);
}

/** Past lectures take no reservations. */
function isAhead({ endDate }: LectureDescription): boolean {
	return new Date(endDate) > siteNow();
}

/** Fetches current seat statuses; cached ones may be a minute old. */
async function withFreshSeats(lecture: LectureDescription): Promise<LectureDescription> {
	if (!lecture.needsSeat || !isAhead(lecture)) return lecture;
	const { statuses } = await statusesOf(lecture.eventCode);
	const fresh = statuses.find((one) => one.lectureId === lecture.objectId);
	return fresh ? { ...lecture, status: fresh.status, statusVip: fresh.statusVip } : lecture;
}

function lectureOf(arg: string): Promise<LectureDescription> {
	const id = Number(arg);
	return Number.isSafeInteger(id) && id > 0
		? call(getLectureDescription, { params: { id } })
		: Promise.reject(new CallFailure(404, undefined));
}

/** A lecture with its current seats, once loaded. */
function useFreshSeats(known: LectureDescription | undefined): LectureDescription | undefined {
	const [fresh, setFresh] = useState<LectureDescription>();
	useEffect(() => {
		let isLeft = false;
		if (known) {
			withFreshSeats(known).then(
				(next) => !isLeft && setFresh(next),
				() => {}, // The cached statuses stay.
			);
		}
		return () => {
			isLeft = true;
		};
	}, [known]);
	return fresh?.objectId === known?.objectId ? fresh : undefined;
}

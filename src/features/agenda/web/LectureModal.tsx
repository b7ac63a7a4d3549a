import { useEffect, useState } from "react";
import { CallFailure, call } from "../../../kit/api/call.ts";
import { type Lang, wordsIn } from "../../../kit/i18n/lang.ts";
import { Modal, type ModalProps } from "../../../kit/ui/modal.tsx";
import { pressedCard } from "../../../kit/ui/pressed-card.ts";
import { siteNow } from "../../../kit/ui/site-now.ts";
import { getLectureDescription } from "../contract.ts";
import { lectureTexts } from "../lecture-texts.ts";
import { refusalTexts } from "../refusal-texts.ts";
import { agendaTexts } from "../texts.ts";
import { statusesOf } from "./agenda-calls.ts";
import { type Described, hasHours, LectureBody, LectureChips, LectureFoot, LectureWhen } from "./LectureView.tsx";

type State = Described | "loading" | "gone" | "failed";

/** The window of a lecture, `#lecture/ID`: what it is about, who speaks, what is left, and the way into a calendar. */
export default function LectureModal({ lang, base, arg, onClose }: ModalProps) {
	const [state, retry] = useLecture(arg);
	if (typeof state === "string") return <Waiting lang={lang} state={state} onRetry={retry} onClose={onClose} />;
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
			foot={hasHours(state) && isAhead(state) && <LectureFoot lang={lang} base={base} lecture={state} />}
		>
			<LectureBody lang={lang} base={base} lecture={state} />
		</Modal>
	);
}

/** Whether one can still come: nobody reserves a seat in what is over. */
function isAhead({ endDate }: Described): boolean {
	return new Date(endDate) > siteNow();
}

/** The lecture with the seat statuses of this moment; those that it came with may be a minute old. */
async function withFreshSeats(lecture: Described): Promise<Described> {
	if (!lecture.needsSeat || !isAhead(lecture)) return lecture;
	const { statuses } = await statusesOf(lecture.eventCode);
	const fresh = statuses.find((one) => one.lectureId === lecture.objectId);
	return fresh ? { ...lecture, status: fresh.status, statusVip: fresh.statusVip } : lecture;
}

function useLecture(arg: string): [State, () => void] {
	const [attempt, setAttempt] = useState(0);
	const [state, setState] = useState<State>("loading");
	// Another attempt is a reason to ask again.
	useEffect(() => {
		let isLeft = false;
		setState("loading");
		const id = Number(arg);
		const asked =
			Number.isSafeInteger(id) && id > 0
				? call(getLectureDescription, { params: { id } })
				: Promise.reject(new CallFailure(404, undefined));
		asked
			.catch(
				(failure: unknown) =>
					(failure instanceof CallFailure && [400, 404].includes(failure.status) ? "gone" : "failed") as State,
			)
			.then(async (next) => {
				if (isLeft) return;
				setState(next);
				if (typeof next === "string") return;
				const fresh = await withFreshSeats(next).catch(() => next);
				if (!isLeft) setState(fresh);
			});
		return () => {
			isLeft = true;
		};
	}, [arg, attempt]);
	return [state, () => setAttempt(attempt + 1)];
}

type Props = {
	lang: Lang;
	state: "loading" | "gone" | "failed";
	onRetry: () => void;
	onClose: () => void;
};

function Waiting({ lang, state, onRetry, onClose }: Props) {
	const [card] = useState(pressedCard);
	const title = (state === "loading" && card?.name) || lectureTexts.lecture[lang];
	const text = {
		loading: agendaTexts.loading,
		gone: refusalTexts.lectureGone,
		failed: lectureTexts.descriptionUnavailable,
	}[state];
	return (
		<Modal lang={lang} width={720} title={title} onClose={onClose}>
			{state === "loading" ? (
				<div className="lm-skeleton" role="status">
					<span className="sr-only">{text[lang]}</span>
					<i />
					<i />
					<i />
					<i />
				</div>
			) : (
				<div className="lm-waiting" role="status">
					<p>{text[lang]}</p>
					{state === "failed" && (
						<button type="button" className="btn btn-soft btn-small" onClick={onRetry}>
							{agendaTexts.retry[lang]}
						</button>
					)}
				</div>
			)}
		</Modal>
	);
}

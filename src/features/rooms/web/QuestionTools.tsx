import { call } from "../../../kit/api/call.ts";
import { fill } from "../../../kit/i18n/fill.ts";
import type { Lang } from "../../../kit/i18n/lang.ts";
import type { Question } from "../../live/contract.ts";
import { markQuestion } from "../contract.ts";
import { texts } from "./texts.ts";
import { useAct } from "./use-act.ts";

type Props = { lang: Lang; lectureId: number; one: Question; onDone(): void };

export function QuestionTools({ lang, lectureId, one, onDone }: Props) {
	const { act, refusal } = useAct(lang);
	const mark = (state: "open" | "answered" | "hidden") =>
		act(async () => {
			const body = { questionId: one.objectId, state };
			await call(markQuestion, { params: { id: lectureId }, query: { lang }, body });
			onDone();
		});
	const named = (text: string) => fill(text, one.text);
	return (
		<div className="room-tools room-question-tools">
			<button
				type="button"
				className="plain-link"
				aria-label={one.isAnswered ? undefined : named(texts.markAnsweredNamed[lang])}
				onClick={() => void mark(one.isAnswered ? "open" : "answered")}
			>
				{texts[one.isAnswered ? "markOpen" : "markAnswered"][lang]}
			</button>
			<button
				type="button"
				className="plain-link"
				aria-label={named(texts.hideQuestionNamed[lang])}
				onClick={() => void mark("hidden")}
			>
				{texts.hide[lang]}
			</button>
			<span role="status">{refusal}</span>
		</div>
	);
}

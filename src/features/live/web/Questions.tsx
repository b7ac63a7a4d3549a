import { fill } from "../../../kit/i18n/fill.ts";
import "./live.css";
import "./questions.css";
import { type Dispatch, type FormEvent, type ReactNode, type SetStateAction, useState } from "react";
import type { Lang } from "../../../kit/i18n/lang.ts";
import { timeText } from "../../../kit/time/zone.ts";
import { afterSending } from "../../../kit/ui/after-sending.ts";
import { described, Field } from "../../../kit/ui/field.tsx";
import { Icon } from "../../../kit/ui/icons.tsx";
import { type Live, QUESTION_LENGTH, type Question } from "../contract.ts";
import { charactersLeft, liveTexts as texts, votesText } from "./texts.ts";
import { useQuestions } from "./use-questions.ts";

/** The counter appears when so few characters are left. */
const FEW_LEFT = 60;

type Props = {
	lang: Lang;
	live: Live;
	draft: string;
	onDraft: Dispatch<SetStateAction<string>>;
	tools?: ((question: Question) => ReactNode) | undefined;
};

/** A draft stays until it is sent. */
export function Questions({ lang, live, draft, onDraft, tools }: Props) {
	const all = useQuestions(lang, live);
	const count = all.questions?.length ?? 0;
	return (
		<section className="card live-questions" aria-labelledby="live-questions">
			<h2 className="h-card" id="live-questions">
				{texts.questions[lang]} {count > 0 && <span className="text-muted">{count}</span>}
			</h2>
			<AskForm lang={lang} draft={draft} onDraft={onDraft} onAsk={all.ask} />
			<p className="live-refusal" role="status">
				{all.refusal}
			</p>
			{all.isError && (
				<p className="notice notice-warn" role="alert">
					{texts.questionsFailed[lang]}{" "}
					<button type="button" className="plain-link" onClick={() => void all.refetch()}>
						{texts.tryAgain[lang]}
					</button>
				</p>
			)}
			{all.questions && count === 0 && <p className="text-muted">{texts.noQuestions[lang]}</p>}
			{count > 0 && (
				<ol className="live-list">
					{all.questions?.map((one) => (
						<li key={one.objectId}>
							<OneQuestion lang={lang} timeZone={live.timeZone} one={one} all={all} />
							{tools?.(one)}
						</li>
					))}
				</ol>
			)}
		</section>
	);
}

type AskProps = Pick<Props, "lang" | "draft" | "onDraft"> & {
	onAsk(text: string, isAnonymous: boolean): Promise<string | undefined>;
};

// long: one form's markup
function AskForm({ lang, draft, onDraft, onAsk }: AskProps) {
	const [isAnonymous, setAnonymous] = useState(false);
	const [isSending, setSending] = useState(false);
	const [refusal, setRefusal] = useState<string>();
	const [isSent, setSent] = useState(false);
	const send = async (event: FormEvent) => {
		event.preventDefault();
		if (isSending) return;
		setSending(true);
		setSent(false);
		const refused = await onAsk(draft, isAnonymous);
		setSending(false);
		setRefusal(refused);
		if (refused !== undefined) return document.getElementById("live-question")?.focus();
		onDraft(afterSending(draft));
		setSent(true);
	};
	const left = QUESTION_LENGTH - draft.length;
	const help = left <= FEW_LEFT ? charactersLeft(lang, left) : undefined;
	return (
		<form className="live-ask" onSubmit={(event) => void send(event)} noValidate>
			<Field lang={lang} id="live-question" label={texts.yourQuestion[lang]} help={help} error={refusal}>
				<textarea
					{...described({ id: "live-question", help, error: refusal })}
					className="field-input"
					rows={3}
					maxLength={QUESTION_LENGTH}
					value={draft}
					onChange={(event) => {
						setSent(false);
						onDraft(event.target.value);
					}}
				/>
			</Field>
			<div className="live-ask-row">
				<label className="live-check">
					<input type="checkbox" checked={isAnonymous} onChange={(event) => setAnonymous(event.target.checked)} />
					{texts.withoutName[lang]}
				</label>
				<button type="submit" className="btn btn-small" aria-disabled={isSending || undefined}>
					{texts.send[lang]}
				</button>
			</div>
			<p className="live-sent" role="status">
				{isSent && (
					<>
						<Icon name="check" size={18} /> {texts.sent[lang]}
					</>
				)}
			</p>
		</form>
	);
}

type OneProps = { lang: Lang; timeZone: string; one: Question; all: ReturnType<typeof useQuestions> };

function OneQuestion({ lang, timeZone, one, all }: OneProps) {
	const isOwn = all.own.includes(one.objectId);
	const name = one.name ?? texts.anonymous[lang];
	// Anonymous authors see that they are anonymous.
	const who = isOwn ? [texts.you[lang], one.name === null && name].filter(Boolean).join(", ") : name;
	return (
		<article className="live-question" data-answered={one.isAnswered || undefined}>
			<button
				type="button"
				className="live-vote"
				aria-pressed={all.voted.includes(one.objectId)}
				aria-label={`${fill(texts.vote[lang], one.text)}, ${votesText(lang, one.votes)}`}
				disabled={one.isAnswered}
				onClick={() => void all.vote(one)}
			>
				<Icon name={one.isAnswered ? "check" : "down"} size={18} />
				<b>{one.votes}</b>
			</button>
			<div className="live-said">
				<p className="live-text">{one.text}</p>
				<p className="live-who">
					<span>{who}</span>
					<span>{timeText(lang, new Date(one.askedDate), timeZone)}</span>
					{one.isAnswered && <span>{texts.answered[lang]}</span>}
					{isOwn && !one.isAnswered && (
						<button
							type="button"
							className="plain-link"
							aria-label={fill(texts.withdrawNamed[lang], one.text)}
							onClick={() => void all.withdraw(one)}
						>
							{texts.withdraw[lang]}
						</button>
					)}
				</p>
			</div>
		</article>
	);
}

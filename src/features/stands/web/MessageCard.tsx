import { type FormEvent, useState } from "react";
import { CallFailure, call } from "../../../kit/api/call.ts";
import { fill } from "../../../kit/i18n/fill.ts";
import type { Lang } from "../../../kit/i18n/lang.ts";
import { dateText } from "../../../kit/time/zone.ts";
import { TextAreaField } from "../../../kit/ui/text-area-field.tsx";
import { inboxRefusals, inboxTexts as texts } from "../inbox-texts.ts";
import { STAND_LIMITS } from "../rules.ts";
import { answerStandMessage, type ReceivedMessage } from "../staff-contract.ts";

type Props = {
	lang: Lang;
	exhibitorId: number;
	timeZone: string;
	message: ReceivedMessage;
	onAnswered: () => unknown;
};

export function MessageCard({ lang, exhibitorId, timeZone, message, onAnswered }: Props) {
	const { profile, text, sentDate, answer, answeredDate, answeredBy } = message;
	const name = `${message.firstName} ${message.lastName}`;
	const day = (iso: string) => dateText(lang, new Date(iso), timeZone);
	const answered = answeredDate ? day(answeredDate) : "";
	return (
		<li className="exh-message">
			<div className="acc-card-head">
				<h3 className="font-bold wrap-anywhere">{name}</h3>
				<span className="text-muted">{day(sentDate)}</span>
			</div>
			{profile && (
				<p className="text-muted wrap-anywhere">{[profile.headline, profile.company].filter(Boolean).join(", ")}</p>
			)}
			<p className="whitespace-pre-line wrap-anywhere">{text}</p>
			{answer === null ? (
				<AnswerForm lang={lang} exhibitorId={exhibitorId} message={message} name={name} onAnswered={onAnswered} />
			) : (
				<>
					<p className="field-help">
						{answeredBy
							? fill(texts.answeredBy[lang], { day: answered, who: answeredBy })
							: fill(texts.answered[lang], { day: answered })}
					</p>
					<p className="exh-answer whitespace-pre-line wrap-anywhere">{answer}</p>
				</>
			)}
		</li>
	);
}

type FormProps = Omit<Props, "timeZone"> & { name: string };

function useAnswer({ lang, exhibitorId, message, onAnswered }: Omit<FormProps, "name">) {
	const [text, setText] = useState("");
	const [error, setError] = useState<string>();
	const [isSending, setSending] = useState(false);
	const submit = async (event: FormEvent<HTMLFormElement>) => {
		event.preventDefault();
		if (isSending) return;
		if (text.trim() === "") return setError(inboxRefusals.noWords[lang]);
		setSending(true);
		setError(undefined);
		try {
			const params = { id: exhibitorId, messageId: message.objectId };
			await call(answerStandMessage, { params, query: { lang }, body: { text } });
			onAnswered();
		} catch (failure) {
			setError((failure instanceof CallFailure && failure.problem?.message) || texts.failed[lang]);
			setSending(false);
		}
	};
	return { text, setText, error, isSending, submit };
}

function AnswerForm({ lang, exhibitorId, message, name, onAnswered }: FormProps) {
	const { text, setText, error, isSending, submit } = useAnswer({ lang, exhibitorId, message, onAnswered });
	const named = (words: string) => fill(words, { name });
	return (
		<form method="dialog" noValidate className="grid gap-3" onSubmit={submit}>
			<TextAreaField
				lang={lang}
				id={`answer-${message.objectId}`}
				label={named(texts.answer[lang])}
				error={error}
				help={texts.answerHelp[lang]}
				value={text}
				maxLength={STAND_LIMITS.message}
				rows={2}
				onChange={({ target }) => setText(target.value)}
			/>
			<button
				type="submit"
				className="btn btn-small justify-self-start"
				aria-disabled={isSending}
				aria-label={named(texts.sendTo[lang])}
			>
				{texts.send[lang]}
			</button>
		</form>
	);
}

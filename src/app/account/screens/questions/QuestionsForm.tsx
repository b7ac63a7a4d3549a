import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { answerQuestions, type TicketQuestions } from "../../../../features/open-questions/contract.ts";
import { openQuestionsForm } from "../../../../features/open-questions/form.ts";
import { openQuestionTexts as texts } from "../../../../features/open-questions/texts.ts";
import { openQuestionsQuery } from "../../../../features/open-questions/web/open-questions-query.ts";
import { typedAnswers } from "../../../../features/registration-page/typed-answers.ts";
import { ErrorSummary } from "../../../../features/registration-page/web/ErrorSummary.tsx";
import { QuestionField } from "../../../../features/registration-page/web/QuestionField.tsx";
import { CallFailure, call } from "../../../../kit/api/call.ts";
import { requestKeys } from "../../../../kit/api/request-keys.ts";
import { localized } from "../../../../kit/i18n/lang.ts";
import { FieldError } from "../../../../kit/ui/field.tsx";
import { useForm } from "../../../../kit/ui/use-form.ts";
import { useFrame } from "../../../client/use-frame.ts";

type Props = {
	ticket: TicketQuestions;
	/** Called with the result, after which the form may be gone. */
	onOutcome(outcome: { text: string; isWrong: boolean }): void;
};

export function QuestionsForm({ ticket, onOutcome }: Props) {
	const { lang } = useFrame();
	const { questions } = ticket;
	const { form, round } = useQuestionsForm({ ticket, onOutcome });
	const nameOf = (id: number) => `answers.${id}` as const;
	const wrong = questions.flatMap(({ objectId, name, nameEn }) => {
		const message = form.errors[nameOf(objectId)];
		return message ? [{ id: form.idOf(nameOf(objectId)), label: localized(lang, name, nameEn), message }] : [];
	});
	return (
		<form method="dialog" noValidate className="card form-card" {...form.handlers}>
			{round > 0 && <ErrorSummary lang={lang} errors={wrong} round={round} />}
			{questions.map((input) => (
				<QuestionField
					key={input.objectId}
					field={{ lang, id: form.idOf(nameOf(input.objectId)), error: form.errors[nameOf(input.objectId)] }}
					input={input}
					answer={form.values.answers[input.objectId]}
					onAnswer={(answer) => form.set({ answers: { ...form.latest().answers, [input.objectId]: answer } })}
				/>
			))}
			{form.failure && (
				<div role="alert">
					<FieldError id="questions" error={form.failure} />
				</div>
			)}
			<p>
				<button type="submit" className="btn" aria-disabled={form.isSending}>
					{texts[form.isSending ? "sending" : "send"][lang]}
				</button>
			</p>
		</form>
	);
}

/** Typed answers stay in the tab until they are sent. */
function useQuestionsForm({ ticket, onOutcome }: Props) {
	const { lang } = useFrame();
	const queries = useQueryClient();
	const [round, setRound] = useState(0);
	const [keyOf] = useState(requestKeys);
	const { registrationId: id, questions } = ticket;
	const { queryKey } = openQuestionsQuery(lang);
	const form = useForm({
		form: openQuestionsForm,
		lang,
		id: "",
		mode: "blur",
		draft: `open-questions-${id}`,
		context: questions,
		onRefused: () => setRound((n) => n + 1),
		async save(_, { answers }) {
			const body = { answers: typedAnswers(answers, questions) };
			const headers = { "idempotency-key": keyOf(JSON.stringify({ id, body })) };
			try {
				const left = await call(answerQuestions, { params: { id }, query: { lang }, body, headers });
				queries.setQueryData(queryKey, left);
				void queries.invalidateQueries({ queryKey: ["tickets"] });
				onOutcome({ text: texts.saved[lang], isWrong: false });
				return true;
			} catch (error) {
				if (!(error instanceof CallFailure) || error.status !== 409) throw error;
				// the questions have changed; the typed answers to those that are left stay
				void queries.invalidateQueries({ queryKey: ["tickets"] });
				await queries.invalidateQueries({ queryKey });
				onOutcome({ text: error.message, isWrong: true });
				return false;
			}
		},
	});
	return { form, round };
}

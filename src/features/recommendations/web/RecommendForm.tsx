import { useState } from "react";
import { call } from "../../../kit/api/call.ts";
import type { Lang } from "../../../kit/i18n/lang.ts";
import { described, Field, TextField } from "../../../kit/ui/field.tsx";
import { useForm } from "../../../kit/ui/use-form.ts";
import { type RecommendRequest, recommend } from "../contract.ts";
import { recommendationForm } from "../recommendation-form.ts";
import { ownTexts as texts } from "../texts.ts";

type Props = {
	lang: Lang;
	accountId: string;
	eventCode: string;
	/** The prefilled sender. */
	name: string;
	onSent(now: RecommendRequest): void;
};

function useRecommending({ lang, accountId, eventCode, name, onSent }: Props) {
	const [message, setMessage] = useState<string>();
	const form = useForm({
		form: recommendationForm,
		lang,
		id: "recommend",
		initial: { name },
		noAnswer: texts.failed,
		async save(payload, { emails }): Promise<void> {
			setMessage(undefined);
			const body = { ...payload, eventCode, emails: [emails] };
			const { message: sentence, ...now } = await call(recommend, { params: { id: accountId }, query: { lang }, body });
			form.load({ ...payload, emails: "" });
			setMessage(sentence);
			onSent(now);
		},
	});
	return { form, message };
}

export function RecommendForm(props: Props) {
	const { lang } = props;
	const { form, message } = useRecommending(props);
	const { value, onChange, ...field } = form.input("emails");
	const addresses = { ...field, help: texts.emailsHelp[lang] };
	const outcome = form.failure ?? message;
	return (
		<form className="card acc-card" noValidate {...form.handlers}>
			<h2 className="h-card">{texts.byEmail[lang]}</h2>
			<TextField {...form.input("name")} autoComplete="name" />
			<Field {...addresses}>
				<textarea
					{...described(addresses)}
					className="field-input"
					rows={3}
					inputMode="email"
					autoCapitalize="none"
					spellCheck={false}
					value={value}
					onChange={onChange}
				/>
			</Field>
			<p role="status" className={outcome ? (form.failure ? "notice notice-warn" : "notice") : "sr-only"}>
				{outcome}
			</p>
			<button type="submit" className="btn btn-small justify-self-start" aria-disabled={form.isSending}>
				{texts[form.isSending ? "sending" : "send"][lang]}
			</button>
		</form>
	);
}

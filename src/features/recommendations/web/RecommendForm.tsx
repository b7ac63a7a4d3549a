import { type FormEvent, useState } from "react";
import { CallFailure, call } from "../../../kit/api/call.ts";
import type { Lang } from "../../../kit/i18n/lang.ts";
import { afterSending } from "../../../kit/ui/after-sending.ts";
import { described, Field, TextField } from "../../../kit/ui/field.tsx";
import { type Recommending, recommend } from "../contract.ts";
import { addressesIn, recommendationErrors } from "../rules.ts";
import { ownTexts as texts } from "../texts.ts";

type Props = {
	lang: Lang;
	accountId: string;
	eventCode: string;
	/** The person's own name, prefilled. */
	name: string;
	onSent(now: Recommending): void;
};

/** The form's values, errors and outcome. */
function useRecommending({ lang, accountId, eventCode, onSent, ...person }: Props) {
	const [name, setName] = useState(person.name);
	const [emails, setEmails] = useState("");
	const [errors, setErrors] = useState<{ name?: string; emails?: string }>({});
	const [state, setState] = useState<"" | "sending" | { told: string; isWrong: boolean }>("");
	/** Focuses the first wrong field; returns whether there is one. */
	const judge = (): boolean => {
		const wrong = recommendationErrors({ name: name.trim(), emails: addressesIn([emails]) });
		setErrors(Object.fromEntries(Object.entries(wrong).map(([field, text]) => [field, text[lang]])));
		const [first] = Object.keys(wrong);
		if (first) document.getElementById(`recommend-${first}`)?.focus();
		return first !== undefined;
	};
	const send = async (event: FormEvent) => {
		event.preventDefault();
		if (state === "sending" || judge()) return;
		setState("sending");
		try {
			const body = { eventCode, name, emails: [emails] };
			const { message, ...now } = await call(recommend, { params: { id: accountId }, query: { lang }, body });
			setEmails(afterSending(emails));
			setState({ told: message, isWrong: false });
			onSent(now);
		} catch (error) {
			const problemMessage = error instanceof CallFailure ? error.problem?.message : undefined;
			setState({ told: problemMessage ?? texts.failed[lang], isWrong: true });
		}
	};
	return { name, setName, emails, setEmails, errors, state, send };
}

/** The friends' addresses and the sender's name. */
export function RecommendForm(props: Props) {
	const { lang } = props;
	const { name, setName, emails, setEmails, errors, state, send } = useRecommending(props);
	const outcome = typeof state === "object" ? state : undefined;
	const help = texts.emailsHelp[lang];
	const addresses = { lang, id: "recommend-emails", label: texts.emails[lang], error: errors.emails, help };
	return (
		<form className="card acc-card" noValidate onSubmit={(event) => void send(event)}>
			<h2 className="h-card">{texts.byEmail[lang]}</h2>
			<TextField
				lang={lang}
				id="recommend-name"
				label={texts.name[lang]}
				error={errors.name}
				autoComplete="name"
				value={name}
				onChange={(event) => setName(event.target.value)}
			/>
			<Field {...addresses}>
				<textarea
					{...described(addresses)}
					className="field-input"
					rows={3}
					inputMode="email"
					autoCapitalize="none"
					spellCheck={false}
					value={emails}
					onChange={(event) => setEmails(event.target.value)}
				/>
			</Field>
			<p role="status" className={outcome ? (outcome.isWrong ? "notice notice-warn" : "notice") : "sr-only"}>
				{outcome?.told}
			</p>
			<button type="submit" className="btn btn-small justify-self-start" aria-disabled={state === "sending"}>
				{texts[state === "sending" ? "sending" : "send"][lang]}
			</button>
		</form>
	);
}

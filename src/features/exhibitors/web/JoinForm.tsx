import { type FormEvent, useState } from "react";
import { CallFailure } from "../../../kit/api/call.ts";
import type { Lang } from "../../../kit/i18n/lang.ts";
import { FieldError, PasswordField, TextField } from "../../../kit/ui/field.tsx";
import { invitationTexts as texts } from "../invitation-texts.ts";

type Person = { firstName: string; lastName: string; password: string };
type Props = { lang: Lang; isNew: boolean; accept: (person?: Person) => Promise<void> };

/** Accepts an invitation; without an account, asks for names and a password. */
// long: one form's markup
export function JoinForm({ lang, isNew, accept }: Props) {
	const [person, setPerson] = useState<Person>({ firstName: "", lastName: "", password: "" });
	const [errors, setErrors] = useState<Partial<Record<keyof Person, string>>>({});
	const [failure, setFailure] = useState<string>();
	const [isSending, setSending] = useState(false);
	const submit = async (event: FormEvent<HTMLFormElement>) => {
		event.preventDefault();
		if (isSending) return;
		setSending(true);
		setFailure(undefined);
		try {
			await accept(isNew ? person : undefined);
		} catch (error) {
			const problem = error instanceof CallFailure ? error.problem : undefined;
			const fields = Object.entries(problem?.modelState ?? {}).map(([name, [first]]) => [name, first]);
			setErrors(Object.fromEntries(fields));
			if (fields.length > 0) document.getElementById(`join-${fields[0]?.[0]}`)?.focus();
			else setFailure(problem?.message ?? texts.failed[lang]);
			setSending(false);
		}
	};
	const field = (name: keyof Person) => ({
		lang,
		id: `join-${name}`,
		label: texts[name][lang],
		error: errors[name],
		value: person[name],
		onChange: ({ target }: { target: { value: string } }) => setPerson({ ...person, [name]: target.value }),
	});
	return (
		<form method="dialog" noValidate className="card form-card" onSubmit={submit}>
			{isNew && (
				<>
					<p className="text-pretty">{texts.newLead[lang]}</p>
					<TextField {...field("firstName")} autoComplete="given-name" />
					<TextField {...field("lastName")} autoComplete="family-name" />
					<PasswordField {...field("password")} autoComplete="new-password" />
					<p className="field-help text-pretty">{texts.personalData[lang]}</p>
				</>
			)}
			<div aria-live="assertive">
				<FieldError id="join" error={failure} />
			</div>
			<button type="submit" className="btn justify-self-start" aria-disabled={isSending}>
				{texts[isSending ? "joining" : isNew ? "make" : "join"][lang]}
			</button>
		</form>
	);
}

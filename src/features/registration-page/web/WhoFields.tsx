import { useState } from "react";
import { PasswordField, TextField } from "../../../kit/ui/field.tsx";
import { Icon } from "../../../kit/ui/icons.tsx";
import { PhoneField } from "../../../kit/ui/phone-field.tsx";
import { useReleased } from "../../../kit/ui/use-released.ts";
import { isNormalizedEmail, normalizedEmail } from "../../account/rules.ts";
import { refusals } from "../../registration/messages.ts";
import { REGISTRATION_LIMITS } from "../../registration/rules.ts";
import { texts } from "../texts.ts";
import { whoTexts } from "../who-texts.ts";
import { KnownPerson, KnownPersonExpected } from "./KnownPerson.tsx";
import { LogInFields } from "./LogInFields.tsx";
import type { EmailAnswer } from "./use-email-check.ts";
import type { Registration } from "./use-registration.ts";

type Props = { registration: Registration };

export function WhoFields({ registration }: Props) {
	const { person, choice } = registration;
	if (person.isExpected) return <KnownPersonExpected lang={registration.form.lang} />;
	return (
		<>
			{person.known ? (
				<KnownPerson registration={registration} known={person.known} />
			) : (
				<AccountFields registration={registration} />
			)}
			{!(person.known && choice.tickets) && <PersonFields registration={registration} />}
		</>
	);
}

/** E-mail and password, or log-in for an address with an account. */
function AccountFields({ registration }: Props) {
	const { form, fields, emails } = registration;
	const { lang } = form;
	const [hasAccount, setHasAccount] = useState(false);
	const released = useReleased(true);
	const email = fields.input("email");
	const answer = emails.known(email.value);
	const isTaken = answer === "taken" || answer === "made";
	const checkAddress = async () => {
		if (!isNormalizedEmail(normalizedEmail(email.value))) return;
		await released(); // a log-in that appears would push the pressed button away
		await emails.check(email.value);
	};
	const isLoggingIn = hasAccount || isTaken;
	const error = hasAccount && !isTaken ? undefined : email.error;
	return (
		<section className="card form-card">
			<div className="card-head">
				<h2 className="h-card">{texts.account[lang]}</h2>
				{!isTaken && (
					<button type="button" className="plain-link" onClick={() => setHasAccount(!hasAccount)}>
						{whoTexts[hasAccount ? "noAccount" : "hasAccount"][lang]}
					</button>
				)}
			</div>
			<TextField
				{...email}
				error={error}
				type="email"
				autoComplete={isLoggingIn ? "username" : "email"}
				maxLength={REGISTRATION_LIMITS.email}
				help={isLoggingIn ? undefined : texts.emailHelp[lang]}
				mark={answer === "free" && !error ? <Icon name="check" size={22} /> : undefined}
				onBlur={() => void checkAddress()}
			/>
			<HasAccountNotice form={form} isTaken={isTaken} answer={answer} />
			{isLoggingIn ? <LogInFields registration={registration} /> : <NewPassword registration={registration} />}
		</section>
	);
}

type NoticeProps = { form: Registration["form"]; isTaken: boolean; answer: EmailAnswer };

/** Spec §8. Also shown if the address could not be checked. */
function HasAccountNotice({ form: { lang, base }, isTaken, answer }: NoticeProps) {
	const isUnsure = answer === "failed" || answer === "unanswered";
	return (
		<div aria-live="polite">
			{(isTaken || isUnsure) && (
				<p className="notice notice-warn">
					<Icon name="person" />
					{isUnsure ? (
						<a href={`${base}/user.html`}>{refusals.emailTaken[lang]}</a>
					) : (
						<span>{refusals.emailTaken[lang]}</span>
					)}
				</p>
			)}
		</div>
	);
}

function NewPassword({ registration }: Props) {
	const { form, fields } = registration;
	const onPasswordLeft = usePasswordLeft(registration);
	return (
		<>
			<PasswordField
				{...fields.input("password")}
				autoComplete="new-password"
				help={texts.passwordHelp[form.lang]}
				onBlur={onPasswordLeft}
			/>
			<PasswordField {...fields.input("confirmPassword")} autoComplete="new-password" />
		</>
	);
}

/** The password must not contain the names. */
function usePasswordLeft({ fields, passwords }: Registration) {
	const released = useReleased(true);
	return () => void released().then(() => passwords.check(fields.latest()));
}

/** The badge shows an onsite participant's company. */
function PersonFields({ registration }: Props) {
	const { form, fields, person, choice } = registration;
	const { lang } = form;
	const onNameLeft = usePasswordLeft(registration);
	return (
		<section className="card form-card">
			<h2 className="h-card">{texts.about[lang]}</h2>
			{!person.known && (
				<>
					<div className="form-pair">
						<TextField {...fields.input("firstName")} autoComplete="given-name" onBlur={onNameLeft} />
						<TextField {...fields.input("lastName")} autoComplete="family-name" onBlur={onNameLeft} />
					</div>
					<PhoneField {...fields.field("phoneNo")} onStart={registration.onPhoneStart} />
				</>
			)}
			{!person.known && !choice.tickets && (
				<TextField {...fields.input("nick")} autoComplete="nickname" isOptional help={texts.nickHelp[lang]} />
			)}
			{!choice.tickets && (
				<div className="form-pair">
					<TextField
						{...fields.input("companyName")}
						autoComplete="organization"
						isOptional
						help={texts.companyHelp[lang]}
					/>
					<TextField {...fields.input("companyPosition")} autoComplete="organization-title" isOptional />
				</div>
			)}
		</section>
	);
}

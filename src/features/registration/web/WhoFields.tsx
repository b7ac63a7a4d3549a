import { type FocusEvent, useState } from "react";
import { PasswordField, TextField } from "../../../kit/ui/field.tsx";
import { Icon } from "../../../kit/ui/icons.tsx";
import { PhoneField } from "../../../kit/ui/phone-field.tsx";
import { refusals } from "../messages.ts";
import { REGISTRATION_LIMITS } from "../rules.ts";
import { texts } from "../texts.ts";
import { whoTexts } from "../who-texts.ts";
import { KnownPerson, KnownPersonExpected } from "./KnownPerson.tsx";
import { LogInFields } from "./LogInFields.tsx";
import { TAKEN } from "./use-email-check.ts";
import type { Registration } from "./use-registration.ts";

type Props = { registration: Registration };

/** The person who registers or buys: new, or logged in. */
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

/** E-mail and password; the login for an address with an account. */
// long: one field, whose state decides what stands around it
function AccountFields({ registration }: Props) {
	const { form, fields, emails, errorOf } = registration;
	const { lang } = form;
	const [hasAccount, setHasAccount] = useState(false);
	const email = fields.watch("email");
	const answer = emails.known(email);
	const address = fields.register("email");
	const checkAddress = async (event: FocusEvent) => {
		await address.onBlur(event);
		const { error } = fields.getFieldState("email");
		if (error && error.type !== TAKEN) return;
		if ((await emails.check(fields.getValues("email"))) === "taken") await fields.trigger("email");
	};
	const isUnsure = answer === "failed" || answer === "unanswered";
	const isLoggingIn = hasAccount || answer === "taken";
	const error = hasAccount && answer !== "taken" ? undefined : errorOf("email");
	return (
		<section className="card form-card">
			<div className="card-head">
				<h2 className="h-card">{texts.account[lang]}</h2>
				{answer !== "taken" && (
					<button type="button" className="plain-link" onClick={() => setHasAccount(!hasAccount)}>
						{whoTexts[hasAccount ? "noAccount" : "hasAccount"][lang]}
					</button>
				)}
			</div>
			<TextField
				lang={lang}
				id="email"
				label={texts.email[lang]}
				error={error}
				{...address}
				type="email"
				autoComplete={isLoggingIn ? "username" : "email"}
				maxLength={REGISTRATION_LIMITS.email}
				help={isLoggingIn ? undefined : texts.emailHelp[lang]}
				mark={answer === "free" && !error ? <Icon name="check" size={22} /> : undefined}
				onBlur={(event) => void checkAddress(event)}
			/>
			<div aria-live="polite">
				{(answer === "taken" || isUnsure) && (
					<p className="notice notice-warn">
						<Icon name="person" />
						{isUnsure ? (
							<a href={`${form.base}/user.html`}>{refusals.emailTaken[lang]}</a>
						) : (
							<span>{refusals.emailTaken[lang]}</span>
						)}
					</p>
				)}
			</div>
			{isLoggingIn ? <LogInFields registration={registration} /> : <NewPassword registration={registration} />}
		</section>
	);
}

function NewPassword({ registration }: Props) {
	const { form, fields, errorOf } = registration;
	const { lang } = form;
	const field = (name: "password" | "confirmPassword") => ({
		lang,
		id: name,
		label: texts[name][lang],
		error: errorOf(name),
		autoComplete: "new-password",
		...fields.register(name),
	});
	const password = field("password");
	return (
		<>
			<PasswordField
				{...password}
				help={texts.passwordHelp[lang]}
				onChange={(event) => {
					void password.onChange(event);
					if (fields.getFieldState("confirmPassword").isTouched) void fields.trigger("confirmPassword");
				}}
			/>
			<PasswordField {...field("confirmPassword")} />
		</>
	);
}

type PersonName = "firstName" | "lastName" | "nick" | "companyName" | "companyPosition";

/** Name and phone of a new person; an attendee's company, which the badge shows. */
function PersonFields({ registration }: Props) {
	const { form, fields, errorOf, person, choice } = registration;
	const { lang } = form;
	const field = (name: PersonName) => ({
		lang,
		id: name,
		label: texts[name][lang],
		error: errorOf(name),
		...fields.register(name),
	});
	return (
		<section className="card form-card">
			<h2 className="h-card">{texts.about[lang]}</h2>
			{!person.known && (
				<>
					<div className="form-pair">
						<TextField {...field("firstName")} autoComplete="given-name" />
						<TextField {...field("lastName")} autoComplete="family-name" />
					</div>
					<OwnPhone registration={registration} />
				</>
			)}
			{!person.known && !choice.tickets && (
				<TextField {...field("nick")} autoComplete="nickname" isOptional help={texts.nickHelp[lang]} />
			)}
			{!choice.tickets && (
				<div className="form-pair">
					<TextField {...field("companyName")} autoComplete="organization" isOptional help={texts.companyHelp[lang]} />
					<TextField {...field("companyPosition")} autoComplete="organization-title" isOptional />
				</div>
			)}
		</section>
	);
}

function OwnPhone({ registration }: Props) {
	const { form, fields, errorOf, onPhoneStart } = registration;
	return (
		<PhoneField
			lang={form.lang}
			id="phoneNo"
			label={texts.phoneNo[form.lang]}
			error={errorOf("phoneNo")}
			value={fields.watch("phoneNo")}
			onChange={(phoneNo) =>
				fields.setValue("phoneNo", phoneNo, {
					shouldDirty: true,
					shouldValidate: fields.getFieldState("phoneNo").isTouched || errorOf("phoneNo") !== undefined,
				})
			}
			onBlur={() =>
				fields.setValue("phoneNo", fields.getValues("phoneNo"), { shouldTouch: true, shouldValidate: true })
			}
			onStart={onPhoneStart}
		/>
	);
}

import { useEffect } from "react";
import { tidy } from "../../../kit/i18n/lang.ts";
import { FieldError, PasswordField, TextField } from "../../../kit/ui/field.tsx";
import { Icon } from "../../../kit/ui/icons.tsx";
import { refusals } from "../messages.ts";
import { attendance, LIMITS, type Limits } from "../rules.ts";
import { texts } from "../texts.ts";
import { PhoneField } from "./PhoneField.tsx";
import { isRefused } from "./use-email-check.ts";
import type { Registration } from "./use-registration.ts";

type Props = { registration: Registration };

/** E-mail and password. */
export function AccountFields({ registration }: Props) {
	const { form, fields, emails, errorOf } = registration;
	const { lang } = form;
	const email = fields.watch("email");
	const field = (name: "email" | "password" | "confirmPassword") => ({
		lang,
		id: name,
		label: texts[name][lang],
		error: errorOf(name),
		...fields.register(name),
	});
	const checkAddress = async () => {
		if ((await emails.check(fields.getValues("email"))) === "taken") await fields.trigger("email");
	};
	const isTaken = isRefused(emails.known(email));
	const address = field("email");
	const password = field("password");
	return (
		<section className="card form-card">
			<h2 className="h-card">{texts.account[lang]}</h2>
			<TextField
				{...address}
				type="email"
				autoComplete="email"
				maxLength={LIMITS.email}
				help={texts.emailHelp[lang]}
				mark={emails.known(email) === "free" && !address.error ? <Icon name="check" size={22} /> : undefined}
				onBlur={(event) => {
					void address.onBlur(event);
					void checkAddress();
				}}
			/>
			{isTaken && (
				<p className="notice notice-warn">
					<Icon name="person" />
					<a href={`${form.base}/user.html`}>{refusals.emailTaken[lang]}</a>
				</p>
			)}
			<PasswordField
				{...password}
				autoComplete="new-password"
				help={texts.passwordHelp[lang]}
				onChange={(event) => {
					void password.onChange(event);
					if (fields.getFieldState("confirmPassword").isTouched) void fields.trigger("confirmPassword");
				}}
			/>
			<PasswordField {...field("confirmPassword")} autoComplete="new-password" />
		</section>
	);
}

/** Name, phone, company. */
export function PersonFields({ registration }: Props) {
	const { form, fields, errorOf, judgePhones } = registration;
	const { lang } = form;
	const field = (name: "firstName" | "lastName" | "nick" | "companyName" | "companyPosition") => ({
		lang,
		id: name,
		label: texts[name][lang],
		error: errorOf(name),
		...fields.register(name),
	});
	return (
		<section className="card form-card">
			<h2 className="h-card">{texts.about[lang]}</h2>
			<div className="form-pair">
				<TextField {...field("firstName")} autoComplete="given-name" />
				<TextField {...field("lastName")} autoComplete="family-name" />
			</div>
			<PhoneField
				lang={lang}
				id="phoneNo"
				label={texts.phoneNo[lang]}
				error={errorOf("phoneNo")}
				value={fields.watch("phoneNo")}
				onChange={(phoneNo) =>
					fields.setValue("phoneNo", phoneNo, {
						shouldDirty: true,
						shouldValidate: fields.getFieldState("phoneNo").isTouched,
					})
				}
				onBlur={() =>
					fields.setValue("phoneNo", fields.getValues("phoneNo"), { shouldTouch: true, shouldValidate: true })
				}
				onReady={judgePhones}
			/>
			<TextField {...field("nick")} autoComplete="nickname" isOptional help={texts.nickHelp[lang]} />
			<div className="form-pair">
				<TextField {...field("companyName")} autoComplete="organization" isOptional help={texts.companyHelp[lang]} />
				<TextField {...field("companyPosition")} autoComplete="organization-title" isOptional />
			</div>
		</section>
	);
}

/** On site or online, where a calendar's limits are known (spec §4, §5). */
export function AttendanceFields({ registration, limits }: Props & { limits: Limits | undefined }) {
	const { form, fields, address, errorOf, isAwake } = registration;
	const { lang, calendar } = form;
	const { setValue, getValues } = fields;
	const wish = { onsite: false, online: true, "": address.isOnline ?? undefined }[fields.watch("attendance")];
	const outcome = limits && attendance(wish, limits);
	useEffect(() => {
		if (!limits || !isAwake) return;
		const chosen = getValues("attendance");
		const settled = attendance(chosen === "" ? (address.isOnline ?? undefined) : chosen === "online", limits);
		if (settled?.isOnline !== undefined) setValue("attendance", settled.isOnline ? "online" : "onsite");
	}, [limits, isAwake, address.isOnline, setValue, getValues]);
	if (!calendar) return null;
	const option = (value: "onsite" | "online", label: string, isAvailable: boolean) => (
		<label className="choice">
			<input
				type="radio"
				value={value}
				disabled={!isAvailable}
				{...fields.register("attendance")}
				id={`attendance-${value}`}
			/>
			<span>
				{label}
				{!isAvailable && <span className="field-help block">{texts.notAvailable[lang]}</span>}
			</span>
		</label>
	);
	const error = errorOf("attendance");
	return (
		<section className="card form-card">
			<fieldset className="field" id="attendance" {...(error && { "aria-describedby": "attendance-error" })}>
				<legend className="h-card">{texts.attendance[lang]}</legend>
				<p className="field-help">{tidy([calendar.name, calendar.note].filter(Boolean).join(", "))}</p>
				<div className="choices">
					{calendar.isOnsite && option("onsite", texts.onsite[lang], limits?.isOnsiteAvailable ?? true)}
					{calendar.isOnline &&
						option(
							"online",
							texts[calendar.isWithoutOnline ? "vod" : "online"][lang],
							limits?.isOnlineAvailable ?? true,
						)}
				</div>
				<FieldError id="attendance" error={error} />
			</fieldset>
			{calendar.isOnsite && limits && !limits.isOnsiteAvailable && limits.isOnlineAvailable && (
				<Notice text={refusals.noOnsite[lang]} />
			)}
			{calendar.isOnline && limits?.isOnsiteAvailable && !limits.isOnlineAvailable && address.isOnline && (
				<Notice text={refusals.noOnline[lang]} />
			)}
			{limits && !outcome && <Notice text={texts.allTaken[lang]} />}
		</section>
	);
}

/** A sentence that is not an error: a warning, or something good to know. */
export function Notice({ text, isCalm }: { text: string; isCalm?: boolean }) {
	return (
		<p className={isCalm ? "notice" : "notice notice-warn"} role="status">
			<Icon name={isCalm ? "ticket" : "warning"} />
			<span>{tidy(text)}</span>
		</p>
	);
}

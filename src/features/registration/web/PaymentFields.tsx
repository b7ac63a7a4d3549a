import { tidy } from "../../../kit/i18n/lang.ts";
import { moneyText } from "../../../kit/money/money.ts";
import { described, Field, FieldError, TextField } from "../../../kit/ui/field.tsx";
import { Icon } from "../../../kit/ui/icons.tsx";
import { DEFERRED_FEE_NET_GROSZ, type PaymentMethod } from "../../orders/rules.ts";
import { buyingTexts as texts } from "../buying-texts.ts";
import { countriesIn } from "../countries.ts";
import type { ExtrasForm } from "./extras-form.ts";

type Props = { registration: ExtrasForm };

/** Who pays and how, of what costs something (spec §2 "I buy for a company", §9 deferred payment). */
export function PaymentFields({ registration }: Props) {
	const { form, fields, choice } = registration;
	const { lang } = form;
	if (choice.grossGrosz === 0) return null;
	const isCompany = fields.watch("wantInvoice");
	return (
		<section className="card form-card">
			<h2 className="h-card">{texts.payment[lang]}</h2>
			<CompanyCheck registration={registration} />
			{isCompany && <CompanyFields registration={registration} />}
			<Methods registration={registration} isCompany={isCompany} />
		</section>
	);
}

/** Whether a company buys: asked in step 1, and once more where it is paid. */
export function CompanyCheck({ registration }: Props) {
	const { form, fields } = registration;
	const { lang } = form;
	const turn = (isOn: boolean) => {
		fields.setValue("wantInvoice", isOn);
		if (!isOn && fields.getValues("paymentMethod") === "deferred") fields.setValue("paymentMethod", "card");
	};
	return (
		<label className="check">
			<input
				type="checkbox"
				id="wantInvoice"
				checked={fields.watch("wantInvoice")}
				aria-describedby="wantInvoice-help"
				onChange={(event) => turn(event.target.checked)}
			/>
			<span>
				<b>{texts.company[lang]}</b>
				<span className="field-help block" id="wantInvoice-help">
					{tidy(texts.companyHelp[lang])}
				</span>
			</span>
		</label>
	);
}

type PayerName =
	| "payerNip"
	| "payerName"
	| "payerStreet"
	| "payerPostCode"
	| "payerCity"
	| "payerCountry"
	| "payerComments";

function payerField({ form, fields, errorOf }: ExtrasForm, name: PayerName) {
	return { lang: form.lang, id: name, label: texts[name][form.lang], error: errorOf(name), ...fields.register(name) };
}

/** The company's tax number, and its country, which decides how the number is judged. */
export function CompanyNumber({ registration }: Props) {
	const { lang } = registration.form;
	const { ref, name, onBlur, onChange, ...country } = payerField(registration, "payerCountry");
	return (
		<div className="form-pair">
			<TextField {...payerField(registration, "payerNip")} inputMode="text" help={texts.payerNipHelp[lang]} />
			<Field {...country}>
				<div className="relative">
					<select
						{...described(country)}
						{...{ ref, name, onBlur, onChange }}
						className="field-input appearance-none pr-12"
						autoComplete="country"
					>
						{countriesIn(lang).map((one) => (
							<option key={one.code} value={one.code}>
								{one.name}
							</option>
						))}
					</select>
					<Icon name="down" className="absolute right-4 top-[18px] pointer-events-none text-muted" />
				</div>
			</Field>
		</div>
	);
}

function CompanyFields({ registration }: Props) {
	const { lang } = registration.form;
	const field = (name: PayerName) => payerField(registration, name);
	return (
		<div className="form-inset">
			<CompanyNumber registration={registration} />
			<TextField {...field("payerName")} autoComplete="organization" />
			<TextField {...field("payerStreet")} autoComplete="street-address" />
			<div className="form-pair">
				<TextField {...field("payerPostCode")} autoComplete="postal-code" />
				<TextField {...field("payerCity")} autoComplete="address-level2" />
			</div>
			<TextField {...field("payerComments")} isOptional maxLength={500} help={texts.payerCommentsHelp[lang]} />
		</div>
	);
}

function Methods({ registration, isCompany }: Props & { isCompany: boolean }) {
	const { form, fields, errorOf } = registration;
	const { lang } = form;
	const methods: PaymentMethod[] = isCompany ? ["card", "transfer", "deferred"] : ["card", "transfer"];
	const helps = {
		card: texts.cardHelp[lang],
		transfer: texts.transferHelp[lang],
		deferred: texts.deferredHelp[lang].replace("#", moneyText(lang, DEFERRED_FEE_NET_GROSZ)),
	};
	const error = errorOf("paymentMethod");
	return (
		<fieldset className="field" id="paymentMethod" {...(error && { "aria-describedby": "paymentMethod-error" })}>
			<legend className="field-label">{texts.method[lang]}</legend>
			<div className="grid gap-3">
				{methods.map((method) => (
					<label className="choice" key={method}>
						<input type="radio" value={method} {...fields.register("paymentMethod")} />
						<span>
							{texts[method][lang]}
							<span className="field-help block font-normal">{tidy(helps[method])}</span>
						</span>
					</label>
				))}
			</div>
			<FieldError id="paymentMethod" error={error} />
		</fieldset>
	);
}

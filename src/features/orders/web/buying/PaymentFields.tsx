import { useEffect } from "react";
import { fill } from "../../../../kit/i18n/fill.ts";
import { invariant } from "../../../../kit/invariant/invariant.ts";
import { bothText, priceOf } from "../../../../kit/money/displayed-price.ts";
import { CountryField } from "../../../../kit/ui/country-field.tsx";
import { FieldError, TextField } from "../../../../kit/ui/field.tsx";
import { paymentTexts as texts } from "../../payment-texts.ts";
import { DEFERRED_FEE_NET_GROSZ, FEE_VAT_RATE } from "../../price.ts";
import type { CardPayments, PaymentMethod } from "../../rules.ts";
import type { PaidForm } from "./paid-form.ts";

type Props = { registration: PaidForm };

export function PaymentFields({ registration }: Props) {
	const { form, fields, choice } = registration;
	const { lang } = form;
	if (choice.grossGrosz === 0) return null;
	const isCompany = fields.values.wantInvoice;
	return (
		<section className="card form-card">
			<h2 className="h-card">{texts.payment[lang]}</h2>
			<CompanyCheck registration={registration} />
			{isCompany ? <CompanyFields registration={registration} /> : <PersonalInvoice registration={registration} />}
			<Methods registration={registration} isCompany={isCompany} />
		</section>
	);
}

export function CompanyCheck({ registration }: Props) {
	const { form, fields } = registration;
	const { lang } = form;
	const turn = (isOn: boolean) => {
		fields.set({ wantInvoice: isOn });
		if (!isOn && fields.latest().paymentMethod === "deferred") fields.set({ paymentMethod: "card" });
	};
	return (
		<label className="check">
			<input
				type="checkbox"
				id="wantInvoice"
				checked={fields.values.wantInvoice}
				aria-describedby="wantInvoice-help"
				onChange={(event) => turn(event.target.checked)}
			/>
			<span>
				<b>{texts.company[lang]}</b>
				<span className="field-help block" id="wantInvoice-help">
					{texts.companyHelp[lang]}
				</span>
			</span>
		</label>
	);
}

/** A private person's invoice, and its buyer. */
function PersonalInvoice({ registration }: Props) {
	const { form, fields } = registration;
	const { lang } = form;
	const turn = (isOn: boolean) => {
		const { firstName, lastName, payerName } = fields.latest();
		const isNamed = !isOn || payerName !== "";
		fields.set({ wantPersonalInvoice: isOn, payerName: isNamed ? payerName : `${firstName} ${lastName}`.trim() });
	};
	const isWanted = fields.values.wantPersonalInvoice;
	return (
		<>
			<label className="check">
				<input
					type="checkbox"
					id="wantPersonalInvoice"
					checked={isWanted}
					aria-describedby="wantPersonalInvoice-help"
					onChange={(event) => turn(event.target.checked)}
				/>
				<span>
					<b>{texts.personalInvoice[lang]}</b>
					<span className="field-help block" id="wantPersonalInvoice-help">
						{texts.personalInvoiceHelp[lang]}
					</span>
				</span>
			</label>
			{isWanted && (
				<div className="form-inset">
					<TextField
						{...registration.fields.input("payerName")}
						label={texts.payerPersonName[lang]}
						autoComplete="name"
					/>
					<AddressFields registration={registration} />
					<PayerCountry registration={registration} />
				</div>
			)}
		</>
	);
}

/** The buyer's country, which sets the rules for tax number and post code. */
function PayerCountry({ registration }: Props) {
	return <CountryField {...registration.fields.input("payerCountry")} />;
}

export function CompanyNumber({ registration }: Props) {
	const { form, fields } = registration;
	return (
		<div className="form-pair">
			<TextField {...fields.input("payerNip")} inputMode="text" help={texts.payerNipHelp[form.lang]} />
			<PayerCountry registration={registration} />
		</div>
	);
}

function AddressFields({ registration: { fields } }: Props) {
	return (
		<>
			<TextField {...fields.input("payerStreet")} autoComplete="street-address" />
			<div className="form-pair">
				<TextField {...fields.input("payerPostCode")} autoComplete="postal-code" />
				<TextField {...fields.input("payerCity")} autoComplete="address-level2" />
			</div>
		</>
	);
}

function CompanyFields({ registration }: Props) {
	const { form, fields } = registration;
	return (
		<div className="form-inset">
			<CompanyNumber registration={registration} />
			<TextField {...fields.input("payerName")} autoComplete="organization" />
			<AddressFields registration={registration} />
			<TextField
				{...fields.input("payerComments")}
				isOptional
				maxLength={500}
				help={texts.payerCommentsHelp[form.lang]}
			/>
		</div>
	);
}

/** The available methods; the first is the default. */
function methodsFor(cardPayments: CardPayments, isCompany: boolean): PaymentMethod[] {
	const all: PaymentMethod[] = ["card", "transfer", "deferred"];
	return all.filter((one) => (one === "card" ? cardPayments !== "none" : one === "transfer" || isCompany));
}

// long: one choice's markup
function Methods({ registration, isCompany }: Props & { isCompany: boolean }) {
	const { form, fields, choice } = registration;
	const { lang } = form;
	const methods = methodsFor(form.cardPayments, isCompany);
	const chosen = fields.values.paymentMethod;
	useEffect(() => {
		if (!methods.includes(chosen)) fields.set({ paymentMethod: invariant(methods[0], "a way of paying") });
	}, [chosen, isCompany]);
	const helps = {
		card: (form.cardPayments === "test" ? texts.cardHelpTest : texts.cardHelp)[lang],
		transfer: texts.transferHelp[lang],
		deferred: fill(
			texts.deferredHelp[lang],
			bothText(lang, choice.basis, priceOf(DEFERRED_FEE_NET_GROSZ, FEE_VAT_RATE)),
		),
	};
	const error = fields.errors["paymentMethod"];
	return (
		<fieldset className="field" id="paymentMethod" {...(error && { "aria-describedby": "paymentMethod-error" })}>
			<legend className="field-label">{texts.method[lang]}</legend>
			<div className="grid gap-3">
				{methods.map((method) => (
					<label className="choice" key={method}>
						<input
							type="radio"
							name="paymentMethod"
							value={method}
							checked={chosen === method}
							onChange={() => fields.set({ paymentMethod: method })}
						/>
						<span>
							{texts[method][lang]}
							<span className="field-help block font-normal">{helps[method]}</span>
						</span>
					</label>
				))}
			</div>
			<FieldError id="paymentMethod" error={error} />
		</fieldset>
	);
}

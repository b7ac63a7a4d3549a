import { described, FieldError } from "../../../kit/ui/field.tsx";
import { consentsOneByOne } from "../../consent/one-by-one.ts";
import type { FormConsent } from "../form.ts";
import { texts } from "../texts.ts";
import type { Registration } from "./use-registration.ts";

/** Each consent can show its full text. */
export function ConsentFields({ registration }: { registration: Registration }) {
	const { form, fields } = registration;
	const { lang } = form;
	const error = fields.errors.processAgreement;
	const processing = form.consents.find((consent) => consent.kind === "processing");
	return (
		<section className="card form-card">
			<h2 className="h-card">{texts.consents[lang]}</h2>
			<ul className="consents">
				<li>
					<label className="check">
						<input
							type="checkbox"
							checked={fields.values.processAgreement}
							onChange={({ target }) => fields.set({ processAgreement: target.checked })}
							{...described({ id: "processAgreement", error, help: processing?.short })}
							aria-required="true"
						/>
						<span className="font-bold">{texts.terms[lang]} *</span>
					</label>
					<div className="check-more">
						{processing && (
							<p className="field-help" id="processAgreement-help">
								{processing.short}
							</p>
						)}
						<a className="read-terms" href="#terms">
							{texts.readTerms[lang]}
						</a>
						{processing && <FullText text={processing.long} label={texts.fullText[lang]} />}
						<FieldError id="processAgreement" error={error} />
					</div>
				</li>
				{consentsOneByOne(form.consents).map((consent) => (
					<Consent key={consent.objectId} registration={registration} consent={consent} />
				))}
			</ul>
		</section>
	);
}

function Consent({ registration, consent }: { registration: Registration; consent: FormConsent }) {
	const { form, fields } = registration;
	const { objectId } = consent;
	const name = `gdprs.${objectId}` as const;
	const id = fields.idOf(name);
	return (
		<li>
			<label className="check">
				<input
					type="checkbox"
					checked={fields.values.gdprs[objectId] === true}
					onChange={({ target }) => fields.set({ gdprs: { ...fields.latest().gdprs, [objectId]: target.checked } })}
					{...described({ id, error: fields.errors[name], help: consent.short })}
					aria-required={consent.isRequired}
				/>
				<span className="font-bold">
					{consent.name}
					{consent.isRequired && " *"}
				</span>
			</label>
			<div className="check-more">
				<p className="field-help" id={`${id}-help`}>
					{consent.short}
				</p>
				<FullText text={consent.long} label={texts.fullText[form.lang]} />
				<FieldError id={id} error={fields.errors[name]} />
			</div>
		</li>
	);
}

function FullText({ text, label }: { text: string; label: string }) {
	return (
		<details className="full-text">
			<summary>{label}</summary>
			{text.split("\n\n").map((paragraph) => (
				<p key={paragraph}>{paragraph}</p>
			))}
		</details>
	);
}

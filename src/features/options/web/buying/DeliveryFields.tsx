import { FieldError, TextField } from "../../../../kit/ui/field.tsx";
import { Notice } from "../../../../kit/ui/notice.tsx";
import type { ADDRESS_FIELDS } from "../../extras.ts";
import { optionFormTexts as texts } from "../../form-texts.ts";
import { hasPaidParcel, hasTaken, isParcel } from "../../rules.ts";
import { OptionPrice } from "./OptionPrice.tsx";
import type { OptionsForm } from "./options-form.ts";

type Props = { registration: OptionsForm };

/** Online participants always get a delivery. */
export function DeliveryFields({ registration }: Props) {
	const { form, fields, choice } = registration;
	const { lang } = form;
	const delivery = choice.offered.find((one) => one.kind === "delivery");
	const { taken = [] } = choice;
	const hasNewParcel = choice.extras.some((one) => isParcel(one.kind));
	if (hasNewParcel && hasTaken(taken, "delivery")) return <Notice text={texts.sameParcel[lang]} isCalm />;
	if (!delivery || !(hasNewParcel || hasPaidParcel(taken))) return null;
	const isSent = choice.extras.some((one) => one.kind === "delivery");
	const error = fields.errors["wantDelivery"];
	return (
		<div className="fold-out grid gap-6">
			{choice.attendsOnline && hasNewParcel ? (
				<Notice text={texts.deliverOnline[lang]} isCalm />
			) : (
				<FetchOrDeliver registration={registration} delivery={delivery} isSent={isSent} error={error} />
			)}
			<FieldError id="wantDelivery" error={error} />
			{isSent && <AddressFields registration={registration} />}
		</div>
	);
}

type ChoiceProps = Props & {
	delivery: OptionsForm["choice"]["offered"][number];
	isSent: boolean;
	error: string | undefined;
};

/** The buyer is the default recipient. */
function wantDelivery({ fields }: OptionsForm, isWanted: boolean): void {
	const { firstName, lastName, deliveryFirstName, deliveryLastName } = fields.latest();
	fields.set({ wantDelivery: isWanted });
	if (!isWanted) return;
	fields.set({
		deliveryFirstName: deliveryFirstName || firstName,
		deliveryLastName: deliveryLastName || lastName,
	});
}

function FetchOrDeliver({ registration, delivery, isSent, error }: ChoiceProps) {
	const { form, choice, offer } = registration;
	const { lang } = form;
	const isGone = offer.soldOut.includes(delivery.objectId);
	return (
		<fieldset className="field" id="wantDelivery" {...(error && { "aria-describedby": "wantDelivery-error" })}>
			<legend className="field-label">{texts.fetching[lang]}</legend>
			<div className="choices">
				<label className="choice">
					<input
						type="radio"
						name="wantDelivery"
						checked={!isSent}
						onChange={() => wantDelivery(registration, false)}
					/>
					<span>
						{texts.fetch[lang]}
						<span className="field-help block font-normal">{texts.fetchHelp[lang]}</span>
					</span>
				</label>
				<label className="choice choice-priced">
					<input
						type="radio"
						name="wantDelivery"
						checked={isSent}
						disabled={isGone && !isSent}
						onChange={() => wantDelivery(registration, true)}
					/>
					<span>
						{texts.deliver[lang]}
						<span className="field-help block font-normal">{isGone ? texts.soldOut[lang] : texts.delivery[lang]}</span>
						{!isGone && <OptionPrice lang={lang} basis={choice.basis} option={delivery} />}
					</span>
				</label>
			</div>
		</fieldset>
	);
}

function AddressFields({ registration }: Props) {
	const { form, fields } = registration;
	const { lang } = form;
	const field = (name: (typeof ADDRESS_FIELDS)[number], autoComplete?: string) => ({
		...fields.input(name),
		...(autoComplete && { autoComplete: `shipping ${autoComplete}` }),
	});
	return (
		<section className="form-inset fold-out" aria-label={texts.address[lang]}>
			<div className="form-pair">
				<TextField {...field("deliveryFirstName", "given-name")} />
				<TextField {...field("deliveryLastName", "family-name")} />
			</div>
			<TextField {...field("deliveryStreet", "street-address")} />
			<div className="form-pair">
				<TextField
					{...field("deliveryPostCode", "postal-code")}
					help={texts.deliveryPostCodeHelp[lang]}
					inputMode="numeric"
				/>
				<TextField {...field("deliveryCity", "address-level2")} />
			</div>
			<TextField {...field("deliveryComment")} isOptional maxLength={300} />
		</section>
	);
}

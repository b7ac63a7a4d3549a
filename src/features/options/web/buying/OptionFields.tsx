import { fill } from "../../../../kit/i18n/fill.ts";
import "./options.css";
import { described, FieldError } from "../../../../kit/ui/field.tsx";
import { Icon, type IconName } from "../../../../kit/ui/icons.tsx";
import type { OfferedOption, OptionKind } from "../../contract.ts";
import { optionFormTexts as texts } from "../../form-texts.ts";
import { hasPaidParcel } from "../../rules.ts";
import { optionNames } from "../../texts.ts";
import { DeliveryFields } from "./DeliveryFields.tsx";
import { OptionPrice } from "./OptionPrice.tsx";
import type { OptionsForm } from "./options-form.ts";

type Props = { registration: OptionsForm };
type CardProps = Props & { option: OfferedOption };

const ICONS: Record<OptionKind, IconName> = {
	lunch: "fork",
	afterparty: "glass",
	tshirt: "shirt",
	giftbag: "gift",
	delivery: "truck",
};
const BOXES = { lunch: "wantLunch", afterparty: "wantAfterpartyTicket", giftbag: "wantGiftbag" } as const;

/** Delivery has its own fields. */
export function OptionFields({ registration }: Props) {
	const { form, choice } = registration;
	const { chosen, offered, taken = [] } = choice;
	const cards = offered.filter((one) => one.kind !== "delivery");
	if (!chosen || (cards.length === 0 && !hasPaidParcel(taken))) return null;
	return (
		<section className="card form-card">
			<h2 className="h-card">{fill(texts.heading[form.lang], chosen.name)}</h2>
			{cards.some((one) => one.isIncluded) && <p className="text-muted text-pretty">{texts.includedHint[form.lang]}</p>}
			<div className="extras">
				{cards.map((option) =>
					option.kind === "tshirt" ? (
						<ShirtCard key={option.objectId} registration={registration} option={option} />
					) : (
						<BoxCard
							key={option.objectId}
							registration={registration}
							option={option}
							kind={option.kind as keyof typeof BOXES}
						/>
					),
				)}
			</div>
			<DeliveryFields registration={registration} />
		</section>
	);
}

function About({ registration, option, isGone }: CardProps & { isGone: boolean }) {
	const { lang } = registration.form;
	return (
		<>
			<span className="extra-icon">
				<Icon name={ICONS[option.kind]} size={26} />
			</span>
			<span>
				<b className="extra-name">{optionNames[option.kind][lang]}</b>
				<span className="extra-about">{texts[option.kind][lang]}</span>
			</span>
			{isGone ? (
				<span className="extra-gone">{texts.soldOut[lang]}</span>
			) : (
				<OptionPrice lang={lang} basis={registration.choice.basis} option={option} />
			)}
		</>
	);
}

function BoxCard({ registration, option, kind }: CardProps & { kind: keyof typeof BOXES }) {
	const { fields, offer } = registration;
	const name = BOXES[kind];
	const error = fields.errors[name];
	const isGone = offer.soldOut.includes(option.objectId);
	return (
		<div>
			<label className="choice extra">
				<About registration={registration} option={option} isGone={isGone} />
				<input
					type="checkbox"
					{...described({ id: name, error })}
					checked={fields.values[name]}
					onChange={({ target }) => fields.set({ [name]: target.checked })}
					disabled={isGone && !fields.values[name]}
				/>
			</label>
			<FieldError id={name} error={error} />
		</div>
	);
}

// long: one choice's markup, whose sizes depend on all of it
function ShirtCard({ registration, option }: CardProps) {
	const { form, fields, offer } = registration;
	const { lang } = form;
	const error = fields.errors["tShirtChoice"];
	const chosen = fields.values.tShirtChoice;
	const isGone = offer.soldOut.includes(option.objectId);
	const gone = offer.soldOutSizes[option.objectId] ?? [];
	const isTaken = option.choices.includes(chosen);
	return (
		<div>
			<div className="extra extra-sizes" data-chosen={isTaken || undefined}>
				<About registration={registration} option={option} isGone={isGone} />
				<fieldset
					id="tShirtChoice"
					className="sizes"
					disabled={isGone && !isTaken}
					{...(error && { "aria-describedby": "tShirtChoice-error" })}
				>
					<legend className="sr-only">{texts.size[lang]}</legend>
					{["", ...option.choices].map((size) => {
						const isOut = gone.includes(size);
						return (
							<label className="size" key={size}>
								<input
									type="radio"
									name="tShirtChoice"
									value={size}
									checked={isTaken ? chosen === size : size === ""}
									disabled={isOut && chosen !== size}
									onChange={() => fields.set({ tShirtChoice: size })}
								/>
								<span>
									{size || texts.noShirt[lang]}
									{isOut && <small>{texts.soldOutSize[lang]}</small>}
								</span>
							</label>
						);
					})}
				</fieldset>
			</div>
			<FieldError id="tShirtChoice" error={error} />
		</div>
	);
}

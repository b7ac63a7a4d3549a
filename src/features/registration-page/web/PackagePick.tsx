import { aloneText, besideText, firstText, priceOf } from "../../../kit/money/displayed-price.ts";
import { Icon } from "../../../kit/ui/icons.tsx";
import { codeEffect, netAfterRise } from "../../codes/code-effect.ts";
import { paymentTexts } from "../../orders/payment-texts.ts";
import { placesText } from "../../packages/places-texts.ts";
import { texts as packageTexts } from "../../packages/texts.ts";
import { filled, buyingTexts as texts } from "../buying-texts.ts";
import type { OfferedPackage } from "../form.ts";
import { waitingTexts } from "../waiting-texts.ts";
import { addressWith } from "./address-bar.ts";
import type { Registration } from "./use-registration.ts";

type Props = { registration: Registration; one: OfferedPackage };

/** A large radio button. The chosen one also shows its contents and next price rise. */
export function PackagePick({ registration, one }: Props) {
	const { fields, choice } = registration;
	const isChosen = choice.packageCode === one.code;
	const choose = () => {
		fields.set({ packageCode: one.code });
		history.replaceState(history.state, "", addressWith({ package: one.code }));
	};
	return (
		<label className="choice pick" data-lit={one.isRecommended ? "" : undefined}>
			<input type="radio" name="packageCode" value={one.code} checked={isChosen} onChange={choose} />
			<span className="pick-body">
				<PackageHead registration={registration} one={one} />
				{isChosen && (
					<>
						<span className="pick-rows">
							{one.included.map((row) => (
								<span key={row}>
									<Icon name="check" size={18} />
									{row}
								</span>
							))}
						</span>
						<PackageRise registration={registration} one={one} />
					</>
				)}
			</span>
		</label>
	);
}

/** Labels are on the card's edge, so that late ones shift nothing. */
export function PackageHead({ registration, one }: Props) {
	const { lang } = registration.form;
	return (
		<span className="pick-head">
			<b className="pick-name">{one.name}</b>
			<PackagePrice registration={registration} one={one} />
			<span className="pick-for">{one.forWhom}</span>
			<span className="pick-marks">
				{one.isRecommended && <span className="chip">{packageTexts.recommended[lang]}</span>}
				<Places registration={registration} one={one} />
			</span>
		</span>
	);
}

/** Shows places if few are left, or if one is held for this person. */
function Places({ registration, one }: Props) {
	const { form, held, choice } = registration;
	const { placesLeft } = one;
	const isHeld = held.held?.packageCode === one.code && !choice.tickets;
	if (placesLeft === null && !isHeld) return null;
	const isFull = placesLeft === 0 && !isHeld;
	return (
		<span className={isFull ? "chip chip-full" : "chip chip-few"}>
			<Icon name={isHeld ? "ticket" : isFull ? "cross" : "flame"} size={18} />
			{isHeld ? waitingTexts.held[form.lang] : placesText(form.lang, placesLeft ?? 0)}
		</span>
	);
}

export function PackageRise({ registration, one }: Props) {
	const { lang, riseDay } = registration.form;
	const { basis } = registration.choice;
	const net = nextNetWithCode(registration, one);
	if (!riseDay || net === null) return null;
	return (
		<span className="pick-rise">
			<Icon name="clock" size={18} />
			{filled(texts.rise[lang], {
				day: riseDay,
				price: aloneText(lang, basis, priceOf(net, one.vatRate)),
			})}
		</span>
	);
}

/** The net price of a piece with the code. An invitation covers only one's own place. */
export function netWithCode({ fields, offer, choice }: Registration, one: OfferedPackage): number {
	if (choice.tickets) {
		return (choice.effect.state === "shared" ? choice.effect.netByPackage.get(one.code) : undefined) ?? one.netGrosz;
	}
	const effect = codeEffect(fields.values.code, offer.known, one.code);
	return effect.state === "applied" ? effect.price.netGrosz : one.netGrosz;
}

/** The net price of a piece after the next rise, with the code; null if it does not rise. */
export function nextNetWithCode({ form, fields, offer, choice }: Registration, one: OfferedPackage): number | null {
	const effect = choice.tickets ? undefined : codeEffect(fields.values.code, offer.known, one.code);
	return netAfterRise(one.nextNetGrosz, effect, form.riseDate);
}

function PackagePrice({ registration, one }: Props) {
	const { lang } = registration.form;
	const { basis } = registration.choice;
	const price = priceOf(netWithCode(registration, one), one.vatRate);
	const isFree = price.netGrosz === 0;
	if (one.netGrosz === 0) return <span className="pick-price">{paymentTexts.free[lang]}</span>;
	return (
		<>
			<span className="pick-price">
				{price.netGrosz < one.netGrosz && (
					<>
						<span className="sr-only">{texts.oldPrice[lang]}</span>
						<s>{firstText(lang, basis, priceOf(one.netGrosz, one.vatRate))}</s>{" "}
					</>
				)}
				{isFree ? paymentTexts.free[lang] : firstText(lang, basis, price)}
			</span>
			<small className="pick-beside">{!isFree && besideText(lang, basis, price)}</small>
		</>
	);
}

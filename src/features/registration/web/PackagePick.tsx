import { tidy } from "../../../kit/i18n/lang.ts";
import { grossOf, moneyText } from "../../../kit/money/money.ts";
import { Icon } from "../../../kit/ui/icons.tsx";
import { placesText } from "../../packages/places-texts.ts";
import { texts as packageTexts } from "../../packages/texts.ts";
import { filled, buyingTexts as texts } from "../buying-texts.ts";
import { codeEffect } from "../code-effect.ts";
import type { OfferedPackage } from "../form.ts";
import { texts as formTexts } from "../texts.ts";
import { waitingTexts } from "../waiting-texts.ts";
import { addressWith } from "./address.ts";
import type { Registration } from "./use-registration.ts";

type Props = { registration: Registration; one: OfferedPackage };

/** A package as a large radio button: price of the running round, when it rises, what is included. */
export function PackagePick({ registration, one }: Props) {
	const { fields, choice } = registration;
	const choose = () => {
		fields.setValue("packageCode", one.code);
		history.replaceState(history.state, "", addressWith({ package: one.code }));
	};
	return (
		<label className="choice pick">
			<input
				type="radio"
				name="packageCode"
				value={one.code}
				checked={choice.packageCode === one.code}
				onChange={choose}
			/>
			<span className="pick-body">
				<PackageHead registration={registration} one={one} />
				{one.included.length > 0 && <span className="pick-rows">{tidy(one.included.join(" · "))}</span>}
				<PackageRise registration={registration} one={one} />
			</span>
		</label>
	);
}

/** Name, for whom, price, and how many places are left when they are few. */
export function PackageHead({ registration, one }: Props) {
	const { lang } = registration.form;
	return (
		<span className="pick-head">
			<span>
				<b className="pick-name">{one.name}</b>
				{one.isRecommended && <span className="chip">{packageTexts.recommended[lang]}</span>}
				<Places registration={registration} one={one} />
				<span className="pick-for">{tidy(one.forWhom)}</span>
			</span>
			<PackagePrice registration={registration} one={one} />
		</span>
	);
}

/** How many places are left when they are few; of the place that is held for this person, that it is. */
function Places({ registration, one }: Props) {
	const { form, held, choice } = registration;
	const { placesLeft } = one;
	const isHeld = held.held?.packageCode === one.code && !choice.tickets;
	if (placesLeft === null && !isHeld) return null;
	const isFull = placesLeft === 0 && !isHeld;
	return (
		<span className={isFull ? "chip chip-full" : "chip chip-few"}>
			<Icon name={isHeld ? "ticket" : isFull ? "cross" : "flame"} size={18} />
			{isHeld ? waitingTexts.held[form.lang] : placesText(form.lang, placesLeft!)}
		</span>
	);
}

/** When the price of a package rises. */
export function PackageRise({ registration, one }: Props) {
	const { lang, riseDay } = registration.form;
	if (!riseDay || one.nextNetGrosz === null) return null;
	return (
		<span className="pick-rise">
			<Icon name="clock" size={18} />
			{filled(texts.rise[lang], { day: riseDay, price: moneyText(lang, one.nextNetGrosz) })}
		</span>
	);
}

/** What a piece costs with the code, net; an invitation counts for one's own place alone. */
export function netWithCode({ fields, offer, choice }: Registration, one: OfferedPackage): number {
	if (choice.tickets) {
		return (choice.effect.state === "shared" ? choice.effect.netByPackage.get(one.code) : undefined) ?? one.netGrosz;
	}
	const effect = codeEffect(fields.watch("code"), offer.known, one.code);
	return effect.state === "applied" ? effect.price.netGrosz : one.netGrosz;
}

function PackagePrice({ registration, one }: Props) {
	const { lang } = registration.form;
	const netGrosz = netWithCode(registration, one);
	if (one.netGrosz === 0) return <span className="pick-price">{formTexts.free[lang]}</span>;
	return (
		<span className="pick-price">
			{netGrosz < one.netGrosz && (
				<>
					<span className="sr-only">{texts.oldPrice[lang]}</span>
					<s>{moneyText(lang, one.netGrosz)}</s>{" "}
				</>
			)}
			{netGrosz === 0 ? formTexts.free[lang] : moneyText(lang, netGrosz)}
			{netGrosz > 0 && (
				<small>
					{texts.net[lang]}, {texts.gross[lang].replace("#", moneyText(lang, grossOf(netGrosz, one.vatRate)))}
				</small>
			)}
		</span>
	);
}

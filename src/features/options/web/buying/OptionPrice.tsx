import type { Lang } from "../../../../kit/i18n/lang.ts";
import { besideText, firstText, type PriceBasis, priceOf } from "../../../../kit/money/displayed-price.ts";
import type { OfferedOption } from "../../contract.ts";
import { optionFormTexts as texts } from "../../form-texts.ts";

type Props = { lang: Lang; basis: PriceBasis; option: OfferedOption };

/** The price of a piece, or why it has none. */
export function OptionPrice({ lang, basis, option }: Props) {
	const { netGrosz, vatRate, isIncluded } = option;
	if (netGrosz === 0) return <span className="extra-free">{texts[isIncluded ? "included" : "gratis"][lang]}</span>;
	const price = priceOf(netGrosz, vatRate);
	return (
		<span className="extra-price">
			<b>+{firstText(lang, basis, price)}</b>
			<small>{besideText(lang, basis, price)}</small>
		</span>
	);
}

import type { Lang } from "../../../kit/i18n/lang.ts";
import { grossOf, moneyText } from "../../../kit/money/money.ts";
import type { OfferedOption } from "../../options/contract.ts";
import { extraTexts as texts } from "../extras.ts";

/** The price of a piece, or why there is none. */
export function OptionPrice({ lang, option }: { lang: Lang; option: OfferedOption }) {
	const { netGrosz, vatRate, isIncluded } = option;
	if (netGrosz === 0) return <span className="extra-free">{texts[isIncluded ? "included" : "gratis"][lang]}</span>;
	return (
		<span className="extra-price">
			<b>+{moneyText(lang, netGrosz)}</b>
			<small>{texts.vat[lang].replace("#", () => moneyText(lang, grossOf(netGrosz, vatRate)))}</small>
		</span>
	);
}

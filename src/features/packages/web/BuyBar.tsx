import type { Lang } from "../../../kit/i18n/lang.ts";
import { firstText, priceOf } from "../../../kit/money/displayed-price.ts";
import type { PriceList } from "../contract.ts";
import { texts } from "../texts.ts";

/**
 * A bar at the bottom of phone screens that links to the recommended package. `buy-bar.ts` hides it beside the
 * packages. It is in the page's flow before the footer, so it covers nothing at the end.
 */
export function BuyBar({ lang, prices, registerBase }: { lang: Lang; prices: PriceList; registerBase: string | null }) {
	const { packages, rise } = prices;
	const card = packages.find((one) => one.isRecommended) ?? (packages.length === 1 ? packages[0] : undefined);
	if (!card || !registerBase) return null;
	const next = card.nextNetGrosz === null ? null : firstText(lang, "gross", priceOf(card.nextNetGrosz, card.vatRate));
	return (
		<aside className="buy-bar on-dark" aria-label={texts.buyBar[lang]} data-buy-bar>
			<p>
				<b>
					{card.name} {card.netGrosz > 0 && firstText(lang, "gross", card)}
				</b>
				<small>
					{card.netGrosz === 0
						? texts.free[lang]
						: rise && next
							? texts.rise[lang].replace("{day}", rise.day).replace("{price}", next)
							: texts.withVat[lang]}
				</small>
			</p>
			<a className="btn btn-key btn-small" href={`${registerBase}?package=${encodeURIComponent(card.code)}`}>
				{card.netGrosz > 0 ? texts.buy[lang] : texts.pickFree[lang]}
			</a>
		</aside>
	);
}

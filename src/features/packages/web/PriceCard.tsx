import type { Lang } from "../../../kit/i18n/lang.ts";
import { moneyText } from "../../../kit/money/money.ts";
import { besideText, firstText, priceOf } from "../../../kit/money/price.ts";
import { Icon } from "../../../kit/ui/icons.tsx";
import type { PackageCard, PriceList } from "../contract.ts";
import { type IncludedRow, rowsOf, texts } from "../texts.ts";

type CardProps = { lang: Lang; card: PackageCard; rise: PriceList["rise"]; href: string };

/** The amount large, its currency small. */
function Price({ lang, grosz }: { lang: Lang; grosz: number }) {
	return (
		<span className="price-amount tabular">
			{moneyText(lang, grosz)
				.split("\u00a0")
				.map((part) => (/\d/.test(part) ? <b key={part}>{part}</b> : <small key={part}>{part}</small>))}
		</span>
	);
}

/** The page does not know who buys: what a person pays stands first (decisions §11). */
const BASIS = "gross";

function besidePrice({ lang, card }: CardProps): string {
	return card.netGrosz === 0 ? texts.free[lang] : besideText(lang, BASIS, card);
}

function riseText({ lang, card, rise }: CardProps): string {
	if (!rise || card.nextNetGrosz === null) return "";
	const next = firstText(lang, BASIS, priceOf(card.nextNetGrosz, card.vatRate));
	return texts.rise[lang].replace("{day}", rise.day).replace("{price}", next);
}

function pickText({ lang, card }: CardProps): string {
	return card.netGrosz === 0 ? texts.pickFree[lang] : `${texts.pick[lang]} ${card.name}`;
}

function Rows({ lang, rows }: { lang: Lang; rows: IncludedRow[] }) {
	return (
		<ul className="price-rows">
			{rows.map((row) => (
				<li key={row.text.en} className={row.isIncluded ? undefined : "price-missing"}>
					{row.text[lang]}
				</li>
			))}
		</ul>
	);
}

/**
 * A package as a card; its rows stand on one line with those of its neighbours. The lit one is ink under
 * beams; where it stands alone, only what is included is listed.
 */
export function PriceCard(props: CardProps & { isLit: boolean; isAlone: boolean }) {
	const { lang, card, isLit } = props;
	const rows = rowsOf(card);
	return (
		<li className={isLit ? "price price-lit beams on-dark" : "price"}>
			<h3 className="price-name">
				{isLit && card.isRecommended && <small>{texts.recommended[lang]}</small>}
				{card.name}
			</h3>
			<p className="price-for">{card.forWhom}</p>
			<p>
				<Price lang={lang} grosz={card.grossGrosz} />
			</p>
			<p className="price-vat">{besidePrice(props)}</p>
			<p className="price-rise" data-package={card.code}>
				{riseText(props)}
			</p>
			<Rows lang={lang} rows={props.isAlone ? rows.filter((row) => row.isIncluded) : rows} />
			<a className={isLit ? "btn btn-key" : "btn btn-ink"} href={props.href}>
				{pickText(props)}
			</a>
		</li>
	);
}

/** The same package folded, for phones: name and price, what is included when opened. */
export function PriceFold(props: CardProps) {
	const { lang, card } = props;
	return (
		<details className="price-fold">
			<summary>
				<span className="price-name">{card.name}</span>
				<Price lang={lang} grosz={card.grossGrosz} />
				<Icon name="down" />
			</summary>
			<p className="price-for">{card.forWhom}</p>
			<p className="price-vat">{besidePrice(props)}</p>
			<p className="price-rise" data-package={card.code}>
				{riseText(props)}
			</p>
			<Rows lang={lang} rows={rowsOf(card).filter((row) => row.isIncluded)} />
			<a className="btn btn-ink" href={props.href}>
				{pickText(props)}
			</a>
		</details>
	);
}

import type { Lang } from "../../../kit/i18n/lang.ts";
import { moneyText } from "../../../kit/money/amounts.ts";
import { aloneText, besideText, firstText, priceOf } from "../../../kit/money/displayed-price.ts";
import { PhoneFold } from "../../../kit/ui/phone-fold.tsx";
import type { PackageCard, PriceList } from "../contract.ts";
import { type IncludedRow, rowsOf, texts } from "../texts.ts";

/** `hrefOf` returns a registration link, optionally with a code. */
export type CardProps = {
	lang: Lang;
	card: PackageCard;
	rise: PriceList["rise"];
	hrefOf(packageCode: string, code?: string): string;
};

/** The page does not know the buyer. */
export const BASIS = "gross";

function Price({ lang, grosz }: { lang: Lang; grosz: number }) {
	return (
		<span className="price-amount tabular">
			{moneyText(lang, grosz)
				.split("\u00a0")
				.map((part) => (/\d/.test(part) ? <b key={part}>{part}</b> : <small key={part}>{part}</small>))}
		</span>
	);
}

/** `few-places.ts` adds the number of remaining places. */
function Beside({ lang, card, rise }: CardProps) {
	const isRising = rise && card.nextNetGrosz !== null;
	return (
		<p className="price-beside" data-package={card.code}>
			{card.netGrosz === 0 ? texts.free[lang] : besideText(lang, BASIS, card)}
			{isRising && (
				<b>
					{texts.rise[lang]
						.replace("{day}", rise.day)
						.replace("{price}", firstText(lang, BASIS, priceOf(card.nextNetGrosz ?? 0, card.vatRate)))}
				</b>
			)}
		</p>
	);
}

/** A small ticket that links with the code. */
function WithCode({ lang, card, hrefOf }: CardProps) {
	if (!card.withCode) return null;
	const { code, ...price } = card.withCode;
	return (
		<a className="price-ticket" href={hrefOf(card.code, code)}>
			{texts.withCode[lang].replace("{code}", code)}
			<b>{firstText(lang, BASIS, price)}</b>
			<small>{aloneText(lang, "net", price)}</small>
		</a>
	);
}

export function pickText(lang: Lang, card: PackageCard): string {
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

/** The highlighted card is dark with beams and lists only included rights. Phones fold the others. */
export function PriceCard(props: CardProps & { isLit: boolean; foldId: string }) {
	const { lang, card, isLit } = props;
	const rows = rowsOf(card);
	const content = (
		<>
			{isLit && card.isRecommended && <p className="price-mark">{texts.recommended[lang]}</p>}
			<h3 className={isLit ? "price-name" : "price-name phone-fold-name"}>{card.name}</h3>
			<p className="price-for">{card.forWhom}</p>
			<div className="price-line">
				<Price lang={lang} grosz={card.grossGrosz} />
				<WithCode {...props} />
			</div>
			<Beside {...props} />
			<Rows lang={lang} rows={isLit ? rows.filter((row) => row.isIncluded) : rows} />
			<a className={isLit ? "btn btn-key" : "btn btn-ink"} href={props.hrefOf(card.code)}>
				{pickText(lang, card)}
			</a>
		</>
	);
	if (isLit) return <li className="price price-lit beams on-dark">{content}</li>;
	return (
		<li className="price price-folded">
			<PhoneFold id={props.foldId} label={card.name} note={firstText(lang, BASIS, card)}>
				{content}
			</PhoneFold>
		</li>
	);
}

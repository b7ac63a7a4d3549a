import { fill } from "../../../kit/i18n/fill.ts";
import type { Lang } from "../../../kit/i18n/lang.ts";
import { moneyText } from "../../../kit/money/amounts.ts";
import { besideText, firstText, type PriceBasis } from "../../../kit/money/displayed-price.ts";
import { Icon } from "../../../kit/ui/icons.tsx";
import type { PackageChange, PackageChanges } from "../contract.ts";
import { changeTexts as texts } from "../page-texts.ts";
import { changedRows } from "../rows.ts";
import { canBeOrdered } from "./use-change.ts";

type PicksProps = {
	lang: Lang;
	basis: PriceBasis;
	changes: PackageChanges;
	code: { value: string; onChange(code: string): void };
};

/** The packages that a ticket can change to, with added and lost rows and the price. */
export function ChangePicks({ lang, basis, changes, code }: PicksProps) {
	return (
		<fieldset className="change-picks">
			<legend className="sr-only">{texts.packages[lang]}</legend>
			{changes.packages.map((one) => (
				<label className="change-pick" key={one.code}>
					<input
						type="radio"
						name="packageCode"
						value={one.code}
						checked={code.value === one.code}
						onChange={() => code.onChange(one.code)}
						disabled={!canBeOrdered(one)}
						aria-describedby={`change-${one.code}`}
					/>
					<span className="change-name">{one.name}</span>
					<Price lang={lang} basis={basis} one={one} />
					<span className="change-about" id={`change-${one.code}`}>
						<span className="text-muted text-pretty">{differenceText(lang, one)}</span>
						<Rows lang={lang} own={changes.own} one={one} />
					</span>
				</label>
			))}
		</fieldset>
	);
}

type OneProps = { lang: Lang; one: PackageChange };

function Price({ lang, basis, one }: OneProps & { basis: PriceBasis }) {
	if (one.placesLeft === 0) return <span className="change-full">{texts.full[lang]}</span>;
	return (
		<span className="change-price">
			<b>{firstText(lang, basis, one)}</b>
			<small>{besideText(lang, basis, one)}</small>
		</span>
	);
}

/** "Dziś 749 zł netto, za bilet zapłacono 449 zł netto. Dopłacasz 300 zł + 23% VAT." */
export function differenceText(lang: Lang, one: PackageChange): string {
	const { dayNetGrosz, paidNetGrosz, countedNetGrosz, netGrosz, vatRate } = one;
	const paid = paidNetGrosz + countedNetGrosz;
	const text = netGrosz === 0 ? "nothing" : paid === 0 ? "whole" : countedNetGrosz > 0 ? "counted" : "difference";
	return fill(texts[text][lang], {
		day: moneyText(lang, dayNetGrosz),
		paid: moneyText(lang, paid),
		net: moneyText(lang, netGrosz),
		vat: vatRate,
	});
}

/** Added rows have a tick. */
function Rows({ lang, own, one }: OneProps & { own: PackageChanges["own"] }) {
	const { added, lost } = changedRows(own, one);
	return (
		<span className="change-rows">
			<RowList title={texts.adds[lang]} rows={added.map((text) => text[lang])} icon="check" />
			<RowList title={texts.loses[lang]} rows={lost.map((text) => text[lang])} icon="cross" />
		</span>
	);
}

function RowList({ title, rows, icon }: { title: string; rows: string[]; icon: "check" | "cross" }) {
	if (rows.length === 0) return null;
	return (
		<span className="change-list" data-kind={icon}>
			<span className="font-bold">{title}</span>
			{rows.map((row) => (
				<span className="change-row" key={row}>
					<Icon name={icon} size={18} />
					<span>{row}</span>
				</span>
			))}
		</span>
	);
}

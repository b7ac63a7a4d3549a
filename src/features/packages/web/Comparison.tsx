import type { ReactNode } from "react";
import { listedText } from "../../../kit/i18n/listed-text.ts";
import { besideText, firstText } from "../../../kit/money/displayed-price.ts";
import { Icon } from "../../../kit/ui/icons.tsx";
import type { PackageCard } from "../contract.ts";
import { compareText, RIGHTS, texts } from "../texts.ts";
import { BASIS, type CardProps, pickText } from "./PriceCard.tsx";

type Props = Pick<CardProps, "lang" | "hrefOf"> & { packages: PackageCard[] };

/** Folded. `others` are the packages without a card. */
export function Comparison(props: Props & { others: PackageCard[]; children: ReactNode }) {
	const { lang, packages, others, hrefOf } = props;
	const named = others.map((one) =>
		texts.alsoOne[lang].replace("{name}", one.name).replace("{price}", firstText(lang, BASIS, one)),
	);
	return (
		<details className="compare">
			<summary>
				<b>{compareText(lang, packages.length)}</b>
				<small>{texts.also[lang].replace("{packages}", listedText(lang, named))}</small>
				<Icon name="down" />
			</summary>
			<Table lang={lang} packages={packages} hrefOf={hrefOf} />
			{props.children}
		</details>
	);
}

// long: the rows of a table, one after another
function Table({ lang, packages, hrefOf }: Props) {
	return (
		// biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard must reach scrolling content
		<section className="compare-scroll" aria-labelledby="compare-caption" tabIndex={0}>
			<table style={{ "--n": packages.length } as React.CSSProperties}>
				<caption id="compare-caption">{texts.caption[lang]}</caption>
				<thead>
					<tr>
						<th scope="col">{texts.package[lang]}</th>
						{packages.map((one) => (
							<th scope="col" key={one.code}>
								{one.name}
							</th>
						))}
					</tr>
				</thead>
				<tbody>
					<tr>
						<th scope="row">{texts.price[lang]}</th>
						{packages.map((one) => (
							<td key={one.code} data-package={one.code}>
								<b>{firstText(lang, BASIS, one)}</b>{" "}
								{one.netGrosz === 0 ? texts.free[lang] : besideText(lang, BASIS, one)}
							</td>
						))}
					</tr>
					{RIGHTS.map(({ name, rowOf }) => (
						<tr key={name.en}>
							<th scope="row">{name[lang]}</th>
							{packages.map((one) => {
								const { isIncluded, cell } = rowOf(one);
								return (
									<td key={one.code} className={isIncluded ? "compare-has" : "compare-lacks"}>
										{cell[lang]}
									</td>
								);
							})}
						</tr>
					))}
					<tr>
						<th scope="row">{texts.choice[lang]}</th>
						{packages.map((one) => (
							<td key={one.code}>
								<a href={hrefOf(one.code)}>{pickText(lang, one)}</a>
							</td>
						))}
					</tr>
				</tbody>
			</table>
		</section>
	);
}

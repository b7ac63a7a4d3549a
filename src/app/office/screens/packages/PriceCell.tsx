import { useQueryClient } from "@tanstack/react-query";
import { type ListedPackage, savePackagePrice } from "../../../../features/packages/office-contract.ts";
import { priceListQuery } from "../../../../features/packages/web/price-list-queries.ts";
import { call } from "../../../../kit/api/call.ts";
import { fill } from "../../../../kit/i18n/fill.ts";
import { plural } from "../../../../kit/i18n/plural.ts";
import { grossOf, groszOf, moneyText } from "../../../../kit/money/amounts.ts";
import { useFrame } from "../../../client/use-frame.ts";
import { SheetCell } from "../../pieces/sheet/SheetCell.tsx";
import { packageTexts as texts } from "./package-texts.ts";
import { priceOfRound } from "./price-of-round.ts";
import { typedAmount } from "./typed-amount.ts";

type Props = { listed: ListedPackage; roundId: number | null; roundName: string };

/** The net price of a package in a round, with its gross price. */
// long: one cell with its consequences
export function PriceCell({ listed, roundId, roundName }: Props) {
	const { lang, event } = useFrame();
	const queries = useQueryClient();
	const price = priceOfRound(listed.prices, roundId);
	if (!price) return <span className="text-muted">{texts.notOnSale[lang]}</span>;
	const value = typedAmount(lang, price.netGrosz);
	const about = (typed: string) => {
		const netGrosz = groszOf(typed);
		if (netGrosz === undefined) return { lines: [texts.wrongPrice[lang]], isWrong: true };
		const gross = moneyText(lang, grossOf(netGrosz, listed.vatRate));
		const unpaid = listed.unpaidOrders > 0 ? [plural(lang, listed.unpaidOrders, texts.kept)] : [];
		const shared = price.roundId === roundId ? [] : [texts.everyRound[lang]];
		return { lines: [fill(texts.wasPrice[lang], { before: value, gross }), ...shared, ...unpaid] };
	};
	const save = async (typed: string, read: string) => {
		const body = {
			packageId: listed.objectId,
			roundId: price.roundId,
			netGrosz: groszOf(typed) ?? 0,
			expectedNetGrosz: groszOf(read) ?? 0,
		};
		await call(savePackagePrice, { params: { eventCode: event.code }, query: { lang }, body });
		await queries.invalidateQueries(priceListQuery(lang, event.code));
	};
	const readAgain = async () => {
		const { packages } = await queries.fetchQuery({ ...priceListQuery(lang, event.code), staleTime: 0 });
		const now = packages.find((one) => one.objectId === listed.objectId);
		return typedAmount(lang, (now && priceOfRound(now.prices, roundId))?.netGrosz ?? price.netGrosz);
	};
	const label = fill(texts.priceOf[lang], { package: listed.name, round: roundName });
	return (
		<SheetCell
			label={label}
			value={value}
			isEditable={listed.can.change}
			about={about}
			save={save}
			readAgain={readAgain}
		>
			<b>{value}</b>
			<small>
				{price.netGrosz === 0 ? texts.free[lang] : fill(texts.gross[lang], typedAmount(lang, price.grossGrosz))}
			</small>
		</SheetCell>
	);
}

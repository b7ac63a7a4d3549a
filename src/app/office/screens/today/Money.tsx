import { Link } from "wouter";
import type { Today } from "../../../../features/today/contract.ts";
import { moneyText } from "../../../../kit/money/amounts.ts";
import { useFrame } from "../../../client/use-frame.ts";
import { useOffice } from "../../office-context.ts";
import { Glyph, type GlyphName } from "../../pieces/Glyph.tsx";
import { RecordCard, RecordLine } from "../../pieces/record/RecordPage.tsx";
import { OFFICE } from "./Tasks.tsx";
import { moneyNames, todayTexts as texts } from "./today-texts.ts";

type MoneyPart = Today["waiting"][number];

const ICONS: Record<MoneyPart["kind"], GlyphName> = {
	card: "clock",
	transfer: "bank",
	deferred: "file",
	refund: "refund",
};

/** Money on its way, and money to give back. */
export function Money({ waiting }: { waiting: readonly MoneyPart[] }) {
	const { lang } = useFrame();
	const seesOrders = useOffice().rights.includes("orders.read");
	const due = waiting.filter(({ kind }) => kind !== "refund").reduce((sum, one) => sum + one.grossGrosz, 0);
	return (
		<RecordCard title={texts.money[lang]}>
			{waiting.length === 0 ? (
				<p className="text-muted">{texts.noMoney[lang]}</p>
			) : (
				<p className="tdy-figure">{moneyText(lang, due)}</p>
			)}
			{waiting.map(({ kind, count, grossGrosz, path }) => (
				<RecordLine key={kind} end={<b>{moneyText(lang, grossGrosz)}</b>}>
					<Glyph name={ICONS[kind]} />
					{seesOrders ? (
						<Link to={`/${path.slice(OFFICE.length)}`}>{moneyNames[kind][lang]}</Link>
					) : (
						moneyNames[kind][lang]
					)}{" "}
					{count}
				</RecordLine>
			))}
		</RecordCard>
	);
}

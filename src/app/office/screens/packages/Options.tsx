import type { ListedOption } from "../../../../features/options/office-contract.ts";
import { optionNames } from "../../../../features/options/texts.ts";
import type { Lang } from "../../../../kit/i18n/lang.ts";
import { moneyText } from "../../../../kit/money/amounts.ts";
import { useFrame } from "../../../client/use-frame.ts";
import type { ListState } from "../../pieces/list/list-state.ts";
import { StateMark, TwoLines } from "../../pieces/StateMark.tsx";
import { Sheet } from "../../pieces/sheet/Sheet.tsx";
import { optionTexts as texts } from "./option-texts.ts";
import { packageTexts } from "./package-texts.ts";

/** "12 z 40", or "12 bez limitu". */
export const piecesText = (lang: Lang, { taken, capacity }: ListedOption) =>
	`${taken} ${capacity === null ? packageTexts.unlimited[lang] : `${packageTexts.of[lang]} ${capacity}`}`;

export function SaleMark({ option: { isClosed, taken, capacity } }: { option: ListedOption }) {
	const { lang } = useFrame();
	if (isClosed) return <StateMark tone="quiet">{texts.closed[lang]}</StateMark>;
	if (capacity !== null && taken >= capacity) return <StateMark tone="warn">{texts.full[lang]}</StateMark>;
	return <StateMark tone="ok">{texts.open[lang]}</StateMark>;
}

type Props = { state: ListState; options: readonly ListedOption[]; mayChange: boolean };

/** The options of packages, with their prices and taken pieces. A row opens its option. */
export function Options({ state, options, mayChange }: Props) {
	const { lang } = useFrame();
	return (
		<Sheet
			label={texts.title[lang]}
			lead={texts[mayChange ? "lead" : "leadRead"][lang]}
			columns={[
				{ id: "option", header: texts.option[lang] },
				{ id: "price", header: texts.price[lang] },
				{ id: "pieces", header: texts.pieces[lang], below: texts.piecesBelow[lang] },
				{ id: "state", header: texts.state[lang] },
			]}
			rows={options.map((one) => ({
				id: String(one.objectId),
				name: <TwoLines top={optionNames[one.kind][lang]} below={one.packageName} />,
				onOpen: () => state.go({ open: optionAddress(one.objectId) }),
				cells: [moneyText(lang, one.netGrosz), piecesText(lang, one), <SaleMark key="state" option={one} />],
			}))}
		/>
	);
}

/** The option's panel in `?open=`. */
export const optionAddress = (optionId: number | "") => `option-${optionId}`;

import type { Today } from "../../../../features/today/contract.ts";
import { fill } from "../../../../kit/i18n/fill.ts";
import type { Lang } from "../../../../kit/i18n/lang.ts";
import { numberText } from "../../../../kit/i18n/number.ts";
import { moneyText } from "../../../../kit/money/amounts.ts";
import { useFrame } from "../../../client/use-frame.ts";
import { useOffice } from "../../office-context.ts";
import { LinkButton } from "../../pieces/Button.tsx";
import { Can } from "../../pieces/Can.tsx";
import { PlacesBar } from "../../pieces/charts/PlacesBar.tsx";
import { RecordCard } from "../../pieces/record/RecordPage.tsx";
import { StateMark } from "../../pieces/StateMark.tsx";
import { officeTexts } from "../../texts.ts";
import { todayTexts as texts } from "./today-texts.ts";

type Package = Today["packages"][number];

/** From this share on the free places are counted. */
const FILLING = 0.9;

export function Places({ packages }: { packages: readonly Package[] }) {
	const { lang } = useFrame();
	const { rights } = useOffice();
	return (
		<RecordCard
			title={texts.places[lang]}
			action={
				<Can can={{ read: rights.includes("packages.read") }} act="read">
					<LinkButton look="plain" to="/packages">
						{officeTexts.packages[lang]}
					</LinkButton>
				</Can>
			}
		>
			{packages.map((one) => (
				<PackagePlaces key={one.code} one={one} />
			))}
			{packages.some(({ reserved }) => reserved > 0) && <p className="text-muted">{texts.hatched[lang]}</p>}
		</RecordCard>
	);
}

function PackagePlaces({ one }: { one: Package }) {
	const { lang } = useFrame();
	const { name, taken, reserved, capacity, lastDay, netGrosz } = one;
	const words = countText(lang, one);
	return (
		<div className="tdy-package">
			<h3>
				{name} <LeftMark lang={lang} one={one} />
			</h3>
			<b>{words}</b>
			<small>
				{[priceText(lang, netGrosz), reserved > 0 && fill(texts.held[lang], { count: reserved })]
					.filter(Boolean)
					.join(", ")}
			</small>
			<small>{lastDay > 0 && fill(texts.lastDay[lang], { count: lastDay })}</small>
			<PlacesBar taken={taken} held={reserved} capacity={capacity} label={`${name}: ${words}`} />
		</div>
	);
}

function priceText(lang: Lang, netGrosz: number | null): string {
	if (netGrosz === null) return "";
	return netGrosz === 0 ? texts.free[lang] : fill(texts.net[lang], { sum: moneyText(lang, netGrosz) });
}

function countText(lang: Lang, { taken, capacity }: Package): string {
	const count = numberText(lang, taken);
	return capacity === null
		? count
		: fill(texts.ofCapacity[lang], { taken: count, capacity: numberText(lang, capacity) });
}

/** Nothing while there are plenty. */
function LeftMark({ lang, one: { taken, capacity, waiting } }: { lang: Lang; one: Package }) {
	if (capacity === null || taken < capacity * FILLING) return null;
	if (taken < capacity) return <StateMark tone="warn">{fill(texts.left[lang], { count: capacity - taken })}</StateMark>;
	return (
		<StateMark tone="bad">
			{waiting > 0 ? fill(texts.fullWaiting[lang], { count: waiting }) : texts.full[lang]}
		</StateMark>
	);
}

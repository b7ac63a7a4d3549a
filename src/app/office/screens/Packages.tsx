import { useSuspenseQuery } from "@tanstack/react-query";
import type { ListedPackage } from "../../../features/packages/office-contract.ts";
import { priceListQuery } from "../../../features/packages/web/price-list-queries.ts";
import { fill } from "../../../kit/i18n/fill.ts";
import type { Lang } from "../../../kit/i18n/lang.ts";
import { addDays, dayOf } from "../../../kit/time/zone.ts";
import { useFrame } from "../../client/use-frame.ts";
import { shortDay } from "../pieces/dates.ts";
import { TwoLines } from "../pieces/StateMark.tsx";
import { Sheet } from "../pieces/sheet/Sheet.tsx";
import { PlacesCell } from "./packages/PlacesCell.tsx";
import { PriceCell } from "./packages/PriceCell.tsx";
import { packageTexts as texts } from "./packages/package-texts.ts";

type PriceColumn = { roundId: number | null; name: string; below: string; isRunning: boolean };
type Rounds = readonly { objectId: number; number: number; endsAt: string | null; isRunning: boolean }[];

/** A column per round; without rounds one column. */
function priceColumns(lang: Lang, rounds: Rounds, zone: string): PriceColumn[] {
	if (rounds.length === 0) return [{ roundId: null, name: texts.price[lang], below: "", isRunning: true }];
	return rounds.map(({ objectId, number, endsAt, isRunning }) => ({
		roundId: objectId,
		name: fill(texts[isRunning ? "running" : "round"][lang], number),
		below:
			endsAt === null
				? texts.noEnd[lang]
				: fill(texts.until[lang], shortDay(lang, addDays(dayOf(new Date(endsAt), zone), -1))),
		isRunning,
	}));
}

function attendance({ isOnline, isOnsite }: ListedPackage) {
	if (isOnline && isOnsite) return texts.both;
	return isOnsite ? texts.onsite : texts.online;
}

/** Packages and their prices in each round, edited as a sheet. */
export function Packages() {
	const { lang, event } = useFrame();
	const { data } = useSuspenseQuery(priceListQuery(lang, event.code));
	const columns = priceColumns(lang, data.rounds, data.timeZone);
	const mayChange = data.packages.some((one) => one.can.change);
	return (
		<Sheet
			title={texts.title}
			lead={texts[mayChange ? "lead" : "leadRead"][lang]}
			columns={[
				{ id: "name", header: texts.package[lang] },
				{ id: "places", header: texts.places[lang], below: texts.placesBelow[lang], width: 220 },
				...columns.map(({ roundId, name, below, isRunning }) => ({
					id: `round ${roundId}`,
					header: name,
					below,
					isCurrent: isRunning,
				})),
			]}
			rows={data.packages.map((one) => ({
				id: one.code,
				name: <TwoLines top={one.name} below={attendance(one)[lang]} />,
				cells: [
					<PlacesCell key="places" listed={one} />,
					...columns.map(({ roundId, name }) => (
						<PriceCell key={roundId} listed={one} roundId={roundId} roundName={name} />
					)),
				],
			}))}
		/>
	);
}

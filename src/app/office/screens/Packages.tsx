import { useSuspenseQueries } from "@tanstack/react-query";
import type { ListedOption } from "../../../features/options/office-contract.ts";
import { officeOptionsQuery } from "../../../features/options/web/office-option-queries.ts";
import type { ListedPackage } from "../../../features/packages/office-contract.ts";
import type { ListedRound } from "../../../features/packages/round-contract.ts";
import { roundName } from "../../../features/packages/round-texts.ts";
import { priceListQuery } from "../../../features/packages/web/price-list-queries.ts";
import { fill } from "../../../kit/i18n/fill.ts";
import type { Lang } from "../../../kit/i18n/lang.ts";
import { useFrame } from "../../client/use-frame.ts";
import { Button } from "../pieces/Button.tsx";
import { Can } from "../pieces/Can.tsx";
import { shortDay } from "../pieces/dates.ts";
import { type ListState, useListState } from "../pieces/list/list-state.ts";
import { TwoLines } from "../pieces/StateMark.tsx";
import { Sheet, SheetScreen } from "../pieces/sheet/Sheet.tsx";
import { NewOptionPanel } from "./packages/NewOptionPanel.tsx";
import { NewRoundPanel } from "./packages/NewRoundPanel.tsx";
import { OptionPanel } from "./packages/OptionPanel.tsx";
import { Options, optionAddress } from "./packages/Options.tsx";
import { optionTexts } from "./packages/option-texts.ts";
import { PlacesCell } from "./packages/PlacesCell.tsx";
import { PriceCell } from "./packages/PriceCell.tsx";
import { packageTexts as texts } from "./packages/package-texts.ts";
import { Rights, rightsAddress } from "./packages/Rights.tsx";
import { RightsPanel } from "./packages/RightsPanel.tsx";
import { RoundPanel } from "./packages/RoundPanel.tsx";

/** `?open=` of the panels. */
const NEW_ROUND = "new-round";
const NEW_OPTION = "new-option";
const ROUND = "round-";

type PriceColumn = { roundId: number | null; name: string; below: string; isRunning: boolean };

/** A column per round; without rounds one column. */
function priceColumns(lang: Lang, rounds: readonly ListedRound[]): PriceColumn[] {
	if (rounds.length === 0) return [{ roundId: null, name: texts.price[lang], below: "", isRunning: true }];
	return rounds.map((round) => {
		const { objectId, lastDay, isRunning } = round;
		const name = roundName(lang, round);
		return {
			roundId: objectId,
			name: isRunning ? fill(texts.running[lang], name) : name,
			below: lastDay === null ? texts.noEnd[lang] : fill(texts.until[lang], shortDay(lang, lastDay)),
			isRunning,
		};
	});
}

function attendance({ isOnline, isOnsite }: ListedPackage) {
	if (isOnline && isOnsite) return texts.both;
	return isOnsite ? texts.onsite : texts.online;
}

/** Packages and their prices in each round, edited as a sheet. */
export function Packages() {
	const { lang, event } = useFrame();
	const state = useListState([], "");
	const [{ data }, { data: extras }] = useSuspenseQueries({
		queries: [priceListQuery(lang, event.code), officeOptionsQuery(lang, event.code)],
	});
	return (
		<SheetScreen
			title={texts.title}
			lead={texts[data.can.change ? "lead" : "leadRead"][lang]}
			state={state}
			actions={
				<Can can={data.can} act="change">
					<Button icon="plus" onClick={() => state.go({ open: NEW_ROUND })}>
						{texts.newRound[lang]}
					</Button>
					<Button icon="plus" onClick={() => state.go({ open: NEW_OPTION })}>
						{optionTexts.newOption[lang]}
					</Button>
				</Can>
			}
			panel={<OpenPanel state={state} packages={data.packages} rounds={data.rounds} options={extras.options} />}
		>
			<Prices state={state} packages={data.packages} rounds={data.rounds} />
			<Rights state={state} packages={data.packages} mayChange={data.can.change} />
			{extras.options.length > 0 && <Options state={state} options={extras.options} mayChange={extras.can.change} />}
		</SheetScreen>
	);
}

type PricesProps = { state: ListState; packages: readonly ListedPackage[]; rounds: readonly ListedRound[] };

function OpenPanel({ state, packages, rounds, options }: PricesProps & { options: readonly ListedOption[] }) {
	if (state.open === NEW_ROUND) return <NewRoundPanel state={state} />;
	if (state.open === NEW_OPTION) return <NewOptionPanel state={state} packages={packages} />;
	if (state.open.startsWith(optionAddress(""))) {
		const option = options.find(({ objectId }) => state.open === optionAddress(objectId));
		return <OptionPanel key={state.open} state={state} option={option} />;
	}
	if (state.open.startsWith(rightsAddress(""))) {
		const listed = packages.find(({ objectId }) => state.open === rightsAddress(objectId));
		return <RightsPanel key={state.open} state={state} listed={listed} />;
	}
	const round = rounds.find(({ objectId }) => state.open === `${ROUND}${objectId}`);
	return <RoundPanel key={state.open} state={state} round={round} />;
}

function Prices({ state, packages, rounds }: PricesProps) {
	const { lang } = useFrame();
	const columns = priceColumns(lang, rounds);
	return (
		<Sheet
			label={texts.title[lang]}
			columns={[
				{ id: "name", header: texts.package[lang] },
				{ id: "places", header: texts.places[lang], below: texts.placesBelow[lang], width: 220 },
				...columns.map(({ roundId, name, below, isRunning }) => ({
					id: `round ${roundId}`,
					header: name,
					below,
					isCurrent: isRunning,
					onOpen: roundId === null ? undefined : () => state.go({ open: `${ROUND}${roundId}` }),
				})),
			]}
			rows={packages.map((one) => ({
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

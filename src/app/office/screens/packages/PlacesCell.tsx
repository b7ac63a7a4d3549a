import { useQueryClient } from "@tanstack/react-query";
import { type ListedPackage, savePackageCapacity } from "../../../../features/packages/office-contract.ts";
import { FEW_PLACES } from "../../../../features/packages/rules.ts";
import { priceListQuery } from "../../../../features/packages/web/price-list-queries.ts";
import { call } from "../../../../kit/api/call.ts";
import { fill } from "../../../../kit/i18n/fill.ts";
import { useFrame } from "../../../client/use-frame.ts";
import { LinkButton } from "../../pieces/Button.tsx";
import { RecordBar } from "../../pieces/record/RecordPage.tsx";
import { StateMark } from "../../pieces/StateMark.tsx";
import { SheetCell } from "../../pieces/sheet/SheetCell.tsx";
import { packageTexts as texts } from "./package-texts.ts";

type Props = { listed: ListedPackage };

/** Empty is unlimited; undefined is no number of places. */
function capacityOf(typed: string): number | null | undefined {
	if (typed === "") return null;
	return /^\d{1,7}$/.test(typed) ? Number(typed) : undefined;
}

const typedCapacity = ({ capacity }: ListedPackage) => (capacity === null ? "" : String(capacity));

/** Taken places of all, with a bar; the limit is edited. */
// long: one cell with its consequences
export function PlacesCell({ listed }: Props) {
	const { lang, event } = useFrame();
	const queries = useQueryClient();
	const { capacity, taken, waiting } = listed;
	const value = typedCapacity(listed);
	const words = capacity === null ? texts.unlimited[lang] : `${texts.of[lang]} ${capacity}`;
	const about = (typed: string) => {
		const wanted = capacityOf(typed);
		if (wanted === undefined) return { lines: [texts.wrongPlaces[lang]], isWrong: true };
		if (wanted !== null && wanted < taken) return { lines: [fill(texts.belowTaken[lang], taken)], isWrong: true };
		const lines = [fill(texts.wasPlaces[lang], { before: value || texts.unlimited[lang], taken })];
		return { lines: waiting > 0 ? [...lines, texts.offered[lang]] : lines };
	};
	const save = async (typed: string, read: string) => {
		const body = {
			packageId: listed.objectId,
			capacity: capacityOf(typed) ?? null,
			expected: capacityOf(read) ?? null,
		};
		await call(savePackageCapacity, { params: { eventCode: event.code }, query: { lang }, body });
		await queries.invalidateQueries(priceListQuery(lang, event.code));
	};
	const readAgain = async () => {
		const { packages } = await queries.fetchQuery({ ...priceListQuery(lang, event.code), staleTime: 0 });
		return typedCapacity(packages.find((one) => one.objectId === listed.objectId) ?? listed);
	};
	const label = fill(texts.placesOf[lang], { package: listed.name });
	return (
		<div className="sht-places">
			<span>
				<SheetCell
					label={label}
					value={value}
					isEditable={listed.can.change}
					about={about}
					save={save}
					readAgain={readAgain}
				>
					<b>{taken}</b>
					<small>{words}</small>
				</SheetCell>
				<PlacesMark listed={listed} />
			</span>
			{capacity !== null && <RecordBar part={taken} whole={capacity} label={`${taken} ${words}`} />}
		</div>
	);
}

function PlacesMark({ listed: { code, name, capacity, taken, waiting, can } }: Props) {
	const { lang } = useFrame();
	if (waiting > 0) {
		const words = fill(texts.waiting[lang], waiting);
		if (!can.readWaitingList) return <StateMark tone="bad">{words}</StateMark>;
		const address = `/waiting?package=${encodeURIComponent(code)}`;
		return (
			<LinkButton look="plain" to={address} label={fill(texts.waitingFor[lang], { words, package: name })}>
				<StateMark tone="bad">{words}</StateMark>
			</LinkButton>
		);
	}
	if (capacity === null || capacity - taken > FEW_PLACES) return null;
	const left = capacity - taken;
	return <StateMark tone="warn">{left <= 0 ? texts.full[lang] : fill(texts.left[lang], left)}</StateMark>;
}

import type { PersonalPart } from "../features/privacy/server/data-export.ts";
import { type ExportedEvent, partsOfEvents, personalParts } from "./personal-data.ts";

/** The parts that an event's organiser may hand out; their rows name their event. All other parts stay out. */
export const PARTS_AT_EVENT = [
	"consents",
	"plan",
	"recordings",
	"live",
	"rooms",
	"certificates",
	"recommendations",
	"newsletters",
	"waiting-lists",
	"enquiries",
];

/** The export of one event. */
export function partsAtEvent(deps: Parameters<typeof personalParts>[0], event: ExportedEvent): PersonalPart[] {
	const others = personalParts(deps).filter(({ name }) => PARTS_AT_EVENT.includes(name));
	const [tickets, orders] = ["tickets", "orders"].map((name) =>
		partsOfEvents(deps, event).filter((part) => part.name === name),
	);
	return [...(tickets ?? []), ...(orders ?? []), ...others.map((part) => partAt(part, event))];
}

function partAt({ name, title, of }: PersonalPart, event: ExportedEvent): PersonalPart {
	return {
		name,
		title,
		of: async (owner) => ({ data: rowsAt((await of(owner)).data, event) }),
		count: async (owner) => rowCount(rowsAt((await of(owner)).data, event)),
	};
}

type Rows = unknown[] | Record<string, unknown[]>;

/** Keeps the rows of the event in a list, or in an object of lists. */
function rowsAt(data: unknown, event: ExportedEvent): Rows {
	const isAt = (row: unknown) => (row as { eventCode?: unknown }).eventCode === event.code;
	if (Array.isArray(data)) return data.filter(isAt);
	const lists = Object.entries(data as object).filter(([, list]) => Array.isArray(list));
	return Object.fromEntries(lists.map(([name, list]) => [name, list.filter(isAt)]));
}

const rowCount = (rows: Rows) => Object.values(rows).flat().length;

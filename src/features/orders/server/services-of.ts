import type { Database } from "../../../kit/db/database.ts";
import type { Service } from "../../documents/contract.ts";
import type { EventRecord } from "../../event/server/columns.ts";
import { calendarsOf } from "../../event/server/store.ts";
import { optionsOf } from "../../options/server/store.ts";
import { packagesOf } from "../../packages/server/store.ts";
import { serviceOf } from "../services.ts";
import type { LineRecord } from "./order-facts.ts";

export async function servicesOf(
	db: Database,
	event: EventRecord,
	lines: readonly Pick<LineRecord, "packageId" | "optionId">[],
): Promise<(Service | null)[]> {
	const calendars = await calendarsOf(db, event.id);
	const packages = new Map((await packagesOf(db, event.id)).map((one) => [one.id, one]));
	const hasOptions = lines.some((line) => line.optionId !== null);
	const options = new Map(
		(hasOptions ? await optionsOf(db, [...packages.keys()]) : []).map((one) => [one.objectId, one]),
	);
	return lines.map(({ packageId, optionId }) => {
		const option = optionId === null ? undefined : options.get(optionId);
		const sold = packages.get(option?.packageId ?? packageId ?? -1);
		return sold ? serviceOf({ package: sold, option: option?.kind }, event, calendars) : null;
	});
}

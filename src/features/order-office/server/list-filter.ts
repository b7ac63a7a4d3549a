import { instantOf } from "../../../kit/time/instant.ts";
import { addDays } from "../../../kit/time/zone.ts";
import type { OfficeEvent } from "../../organisers/server/serve-office.ts";
import type { OrderQuery } from "../contract.ts";
import type { OrderFilter } from "./filter-store.ts";
import { searchOf } from "./search.ts";
import type { Moment } from "./state-store.ts";

/** The filter of a list's query. Days are in the event's time zone. */
export function filterOf(event: OfficeEvent, query: OrderQuery, moment: Moment): OrderFilter {
	const startOf = (day: string) => instantOf(`${day}T00:00:00`, event.timeZone);
	return {
		eventId: event.id,
		moment,
		search: searchOf(query.q ?? ""),
		states: query.state,
		methods: query.method,
		buyers: query.buyer,
		packageCode: query.package,
		hasUnusedCodes: query.codes === "unused",
		hasUnsettledRefunds: query.refunds === "unsettled",
		from: query.from === undefined ? undefined : startOf(query.from),
		until: query.to === undefined ? undefined : startOf(addDays(query.to, 1)),
	};
}

import { tzOffset } from "@date-fns/tz/tzOffset";
import { instantOf } from "./instant.ts";
import { monthsFrom, withMonth } from "./month.ts";

/**
 * The same wall-clock time `months` later in an IANA zone, to the millisecond. In a shorter month it is the last day.
 */
export function monthsAfter(moment: Date, months: number, zone: string): Date {
	const local = new Date(moment.getTime() + tzOffset(zone, moment) * 60_000).toISOString();
	const day = local.slice(0, 10);
	const month = monthsFrom(day, months + 1)[months] as string;
	return instantOf(`${withMonth(day, month)}T${local.slice(11, 23)}`, zone);
}

import { tzOffset } from "@date-fns/tz/tzOffset";

const MINUTE_MS = 60_000;

/**
 * The UTC instant of a wall-clock time `YYYY-MM-DDTHH:MM[:SS]` in an IANA zone. A time skipped in spring is moved past
 * the gap.
 */
export function instantOf(local: string, zone: string): Date {
	const asUtc = Date.parse(`${local}Z`);
	const at = (offset: number) => new Date(asUtc - offset * MINUTE_MS);
	const instant = at(tzOffset(zone, at(tzOffset(zone, new Date(asUtc)))));
	if (Number.isNaN(instant.getTime())) throw new RangeError(`not a local date-time: ${local} in ${zone}`);
	return instant;
}

/**
 * The days that a ticket names: the chosen calendar, otherwise the first online day of a package with an online part and
 * the first day on site of one that lets in, the earlier one first.
 */
export function ticketDays<C extends { isOnline: boolean; isOnsite: boolean; startsAt: Date }>(
	{ isOnline, isOnsite }: { isOnline: boolean; isOnsite: boolean },
	calendars: C[],
	chosen?: C,
): C[] {
	if (chosen) return [chosen];
	const online = isOnline ? calendars.find((day) => day.isOnline && !day.isOnsite) : undefined;
	const onsite = isOnsite ? calendars.find((day) => day.isOnsite) : undefined;
	return [online, onsite].filter((day) => day !== undefined).sort((a, b) => +a.startsAt - +b.startsAt);
}

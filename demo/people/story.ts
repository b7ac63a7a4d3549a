import type { EventRecord } from "../../src/features/event/server/columns.ts";
import type { Tx } from "../../src/kit/db/database.ts";
import { instantOf } from "../../src/kit/time/instant.ts";
import { dayOf } from "../../src/kit/time/zone.ts";
import type { acting } from "./acting.ts";

export const ZONE = "Europe/Warsaw";

export type Story = {
	tx: Tx;
	does: ReturnType<typeof acting>;
	live: EventRecord;
	recorded: EventRecord;
	firstStart: Date;
	ago: Ago;
};

/** Returns a time some days before the first start. */
export type Ago = (days: number, hour: string) => Date;

export function agoOf(firstStart: Date): Ago {
	return (days, hour) => instantOf(`${dayOf(new Date(firstStart.getTime() - days * 86_400_000), ZONE)}T${hour}`, ZONE);
}

/** Something that people do at a past time. */
export type Act = readonly [at: Date, act: () => Promise<unknown>];

/** Runs acts by their times until `end`, so that the numbers of orders and documents follow the times. */
export async function inTimeOrder(acts: readonly Act[], end: Date): Promise<void> {
	const past = acts.filter(([at]) => at <= end).toSorted(([one], [other]) => one.getTime() - other.getTime());
	for (const [, act] of past) await act();
}

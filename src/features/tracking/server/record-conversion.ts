import * as z from "zod/mini";
import type { Tx } from "../../../kit/db/database.ts";
import { job } from "../../../kit/jobs/job.ts";
import type { Jobs } from "../../../kit/jobs/jobs.ts";
import { type ConversionName, type EventName, NETWORKS, type Network } from "../rules.ts";
import type { ConversionRecord } from "./network-adapter.ts";
import type { NetworkAdapters } from "./networks.ts";
import { addConversion, type ClickIds, consentingVisitor, tagsOf } from "./store.ts";

export const sendConversion = job("send-conversion", z.object({ conversionId: z.int() }));

export type TrackDeps = { clock: { now(): Date }; jobs: Pick<Jobs, "enqueue">; networks: NetworkAdapters };

export type NewConversion = Pick<ConversionRecord, "eventKey" | "sourceUrl"> & {
	event: { id: number };
	/** `conversion_external_id`. */
	visitorId: string;
	/** Names per network; missing networks get nothing. */
	names: Partial<Record<Network, EventName>>;
	person?: ConversionRecord["person"];
	/** The ad click as the browser stored it. */
	clickIds?: ClickIds;
};

/**
 * Queues a conversion for the event's networks, in the caller's transaction. Does nothing without consent, or if a
 * network has the event key. Returns the networks.
 */
export async function recordConversion(tx: Tx, deps: TrackDeps, happened: NewConversion): Promise<Network[]> {
	const { event, visitorId, eventKey, sourceUrl, names, person, clickIds = {} } = happened;
	const at = deps.clock.now();
	const visitor = await consentingVisitor(tx, visitorId, { ids: clickIds, now: at });
	if (!visitor) return [];
	const tags = await tagsOf(tx, event.id);
	const forwarded: Network[] = [];
	for (const network of NETWORKS) {
		const name = names[network];
		const request = name && deps.networks[network]?.requestOf({ name, eventKey, at, sourceUrl, visitor, person }, tags);
		if (!request) continue;
		const row = { eventId: event.id, visitorId, network, name, eventKey, request, createdAt: at };
		const conversionId = await addConversion(tx, row);
		if (conversionId === undefined) continue;
		await deps.jobs.enqueue(tx, sendConversion, { conversionId });
		forwarded.push(network);
	}
	return forwarded;
}

export function toAll(name: ConversionName): NewConversion["names"] {
	return { meta: name, linkedin: name, google: name };
}

import type { EventTags } from "../contract.ts";
import type { EventName } from "../rules.ts";
import type { VisitorRecord } from "./store.ts";

/** The data of a consenting visitor's conversion. */
export type ConversionRecord = {
	name: EventName;
	/** The same in the browser's pixel and at every attempt. */
	eventKey: string;
	at: Date;
	sourceUrl: string;
	visitor: VisitorRecord;
	/** The person, if known from a registration or an order. Leaves the server only hashed. */
	person: { email: string; phoneNo: string | null } | undefined;
};

/** A network request and its target account. */
export type NetworkRequest = { target: string; body: object };

export type NetworkAdapter = {
	/** The request for a conversion; undefined if the event does not send it or the network cannot use it. */
	requestOf(record: ConversionRecord, tags: EventTags): NetworkRequest | undefined;
	/** Resolves when the network has it. Throws a `NetworkRefusal`. */
	send(request: NetworkRequest): Promise<void>;
};

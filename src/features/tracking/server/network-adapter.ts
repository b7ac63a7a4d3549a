import type { EventTags } from "../contract.ts";
import type { EventName } from "../rules.ts";
import type { VisitorRecord } from "./store.ts";

/** The data of a visitor's conversion; the visitor has given consent. */
export type ConversionRecord = {
	name: EventName;
	/** The same in the browser's pixel and at every attempt. */
	eventKey: string;
	at: Date;
	sourceUrl: string;
	visitor: VisitorRecord;
	/** The person of a registration or order. This data leaves the server only hashed. */
	person: { email: string; phoneNo: string | null } | undefined;
};

export type NetworkRequest = { target: string; body: object };

export type NetworkAdapter = {
	/** Undefined if the event does not send the conversion or the network cannot use it. */
	requestOf(record: ConversionRecord, tags: EventTags): NetworkRequest | undefined;
	send(request: NetworkRequest): Promise<void>;
};

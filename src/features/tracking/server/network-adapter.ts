import type { EventTags } from "../contract.ts";
import type { EventName } from "../rules.ts";
import type { VisitorRecord } from "./store.ts";

/** What is known of something that a visitor with consent did. */
export type ConversionRecord = {
	name: EventName;
	/** The same in the browser's pixel and at every try. */
	eventKey: string;
	at: Date;
	sourceUrl: string;
	visitor: VisitorRecord;
	/** Who it was, where the server knows it by a registration or an order. Leaves the server hashed only. */
	person: { email: string; phoneNo: string | null } | undefined;
};

/** What is sent to a network, and to which of its accounts. */
export type NetworkRequest = { target: string; body: object };

/** A network that takes conversions. */
export type NetworkAdapter = {
	/** What it is told of a conversion; undefined where the event does not tell it, or it could do nothing with it. */
	requestOf(record: ConversionRecord, tags: EventTags): NetworkRequest | undefined;
	/** Resolves when the network has it. Throws a `NetworkRefusal`. */
	send(request: NetworkRequest): Promise<void>;
};

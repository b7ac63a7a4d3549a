import type { Tx } from "../../../kit/db/database.ts";
import { endSubscriptions, forgetSubscriber } from "./store.ts";
import { subscriberOf } from "./subscriber-store.ts";

/**
 * Erases an address as a subscriber: what it signed up for ends, and nothing of it is left but, by its hash alone, that it
 * left (README.md).
 */
export async function eraseSubscriber(tx: Tx, email: string, now: Date): Promise<void> {
	// made where there is none, so that whoever signs up at this moment comes before or after it
	const { id: subscriberId } = await subscriberOf(tx, email, now);
	await endSubscriptions(tx, { subscriberId, email }, null, now);
	await forgetSubscriber(tx, { subscriberId, email });
}

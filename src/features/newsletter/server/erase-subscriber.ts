import type { Tx } from "../../../kit/db/database.ts";
import { endSubscriptions, forgetSubscriber } from "./store.ts";
import { subscriberOf } from "./subscriber-store.ts";

/** Ends subscriptions. Only a hash remains as proof of leaving (README.md). */
export async function eraseSubscriber(tx: Tx, email: string, now: Date): Promise<void> {
	// waits for a simultaneous sign-up
	const { id: subscriberId } = await subscriberOf(tx, email, now);
	await endSubscriptions(tx, { subscriberId, email }, null, now);
	await forgetSubscriber(tx, { subscriberId, email });
}

import type { Tx } from "../../../kit/db/database.ts";
import { endSubscriptions, forgetSignUps, forgetSubscriber } from "./store.ts";
import { subscriberByEmail, subscriberOf } from "./subscriber-store.ts";

/** Ends subscriptions. Only a hash remains as proof of leaving (README.md). */
export async function eraseSubscriber(tx: Tx, email: string, now: Date): Promise<void> {
	// waits for a simultaneous sign-up
	const { id: subscriberId } = await subscriberOf(tx, email, now);
	await endSubscriptions(tx, { subscriberId, email }, null, now);
	await forgetSubscriber(tx, { subscriberId, email });
}

/** Ends and deletes the sign-ups of an address for one event, like `eraseSubscriber`. */
export async function eraseSignUps(
	tx: Tx,
	{ email, event }: { email: string; event: { id: number } },
	now: Date,
): Promise<void> {
	const subscriberId = (await subscriberByEmail(tx, email))?.id;
	if (subscriberId === undefined) return;
	await endSubscriptions(tx, { subscriberId, email }, event.id, now);
	await forgetSignUps(tx, { subscriberId, eventId: event.id });
}

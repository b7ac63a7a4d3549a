import type { Database } from "../../../kit/db/database.ts";
import { type Worker, worker } from "../../../kit/jobs/job.ts";
import { reasonOf } from "../../../kit/jobs/reason.ts";
import type { Clock } from "../../../kit/time/zone.ts";
import { NetworkRefusal } from "./delivery.ts";
import type { NetworkAdapters } from "./networks.ts";
import { sendConversion } from "./record-conversion.ts";
import { forgetTracked, noteTry, waitingConversion } from "./store.ts";

type SendDeps = { db: Database; clock: Clock; networks: NetworkAdapters };

/**
 * Sends a conversion, unless it was sent, given up or withdrawn meanwhile. After a crash it may be sent again with the
 * same event id, and the network drops the duplicate.
 */
export function conversionWorker(deps: SendDeps): Worker {
	return worker(sendConversion, async ({ conversionId }) => {
		const row = await waitingConversion(deps.db, conversionId);
		if (!row?.request) return;
		const note = (state: "sent" | "given-up" | "waiting", lastError: string | null) =>
			noteTry(deps.db, row, { state, lastError, now: deps.clock.now() });
		const adapter = deps.networks[row.network];
		try {
			if (!adapter) throw new NetworkRefusal("the installation does not tell this network any more", true);
			await adapter.send(row.request);
		} catch (error) {
			const isFinal = error instanceof NetworkRefusal && error.isFinal;
			const isLast = isFinal || row.tries + 1 >= sendConversion.backOff.tries;
			await note(isLast ? "given-up" : "waiting", reasonOf(error));
			if (isLast) return; // its own row records the failure
			throw error;
		}
		await note("sent", null);
	});
}

const DAY_MS = 24 * 3_600_000;
/** How long event ids are kept against duplicates. */
const CONVERSION_RETENTION_DAYS = 90;
const VISITOR_RETENTION_DAYS = 395;

/** Deletes data older than the cookies page promises. */
export async function forgetOldTracking({ db, clock }: Pick<SendDeps, "db" | "clock">): Promise<void> {
	const before = (days: number) => new Date(clock.now().getTime() - days * DAY_MS);
	await forgetTracked(db, { conversions: before(CONVERSION_RETENTION_DAYS), visitors: before(VISITOR_RETENTION_DAYS) });
}

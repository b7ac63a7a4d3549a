import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import { type CardProvider, ProviderAway } from "./provider.ts";
import { type ReceiveDeps, receivePayment } from "./receive-payment.ts";
import { openPayments } from "./store.ts";

/** How long to wait for a provider's webhook. */
const PATIENCE_MS = 3 * 60_000;
/** Older payments were never begun, or the organiser settles them. */
const OLDEST_MS = 24 * 3_600_000;

type Deps = ReceiveDeps & {
	db: NodePgDatabase;
	provider: CardProvider | undefined;
	log: { error(entry: object, line: string): void };
};

/**
 * Polls the provider about payments that began minutes ago without a webhook, so that a lost webhook costs no place.
 * Without open payments it sends no request. Returns the number settled; the next run retries failures.
 */
export async function askProvider(deps: Deps): Promise<number> {
	const { ask, name } = deps.provider ?? {};
	if (!ask || !name) return 0;
	const now = deps.clock.now().getTime();
	const open = await openPayments(deps.db, name, {
		from: new Date(now - OLDEST_MS),
		until: new Date(now - PATIENCE_MS),
	});
	const [oldest] = open;
	if (!oldest) return 0;
	const references = new Set(open.map((one) => one.reference));
	try {
		const answers = await ask(now - oldest.createdAt.getTime());
		const ours = answers.filter((one) => references.has(one.reference));
		for (const one of ours) await receivePayment(deps, { ...one, actor: "job:ask-provider" });
		return ours.length;
	} catch (error) {
		if (!(error instanceof ProviderAway)) throw error;
		deps.log.error({ error: error.message }, "payment states could not be fetched");
		return 0;
	}
}

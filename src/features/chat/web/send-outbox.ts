import { CallFailure, isRefusal } from "../../../kit/api/call.ts";
import { later } from "../../../kit/live/look.ts";
import type { Message } from "../contract.ts";
import { nextToSend, type Unsent } from "../thread.ts";
import type { Outbox } from "./outbox.ts";

/** A failed send is repeated after this time. */
const RETRY_MS = 3000;

/** Sends the outbox in order; a failure delays only its own conversation. Returns the function that starts it. */
export function outboxSender(
	outbox: Outbox,
	send: (unsent: Unsent) => Promise<Message>,
	sent: (conversationId: number, message: Message) => void,
): () => void {
	let isBusy = false;
	let isWanted = false;
	const retry = later(RETRY_MS, () => start());
	async function sendAll(): Promise<void> {
		const stuck = new Set<number>();
		for (let one = nextToSend(outbox.all(), stuck); one; one = nextToSend(outbox.all(), stuck)) {
			const { key, conversationId: id } = one;
			try {
				const message = await send(one);
				outbox.change((all) => all.filter((it) => it.key !== key));
				sent(id, message);
			} catch (error) {
				if (!(error instanceof CallFailure)) throw error;
				const refusal = error.problem?.detail ?? String(error.status);
				if (isRefusal(error)) outbox.change((all) => all.map((it) => (it.key === key ? { ...it, refusal } : it)));
				else stuck.add(id);
			}
		}
		if (stuck.size > 0) retry();
	}
	function start(): void {
		// A message may come after the last read of the outbox and before the lock is released.
		isWanted = true;
		if (isBusy) return;
		isBusy = true;
		isWanted = false;
		// Only one tab sends, so that the order stays.
		const sendAlone = () => navigator.locks?.request(outbox.name, sendAll) ?? sendAll();
		void Promise.resolve(sendAlone()).finally(() => {
			isBusy = false;
			if (isWanted) start();
		});
	}
	return start;
}

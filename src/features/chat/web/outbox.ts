import { keepLocally, readLocal } from "../../../kit/ui/local-storage.ts";
import { outboxName } from "../rules.ts";
import type { Unsent } from "../thread.ts";

/** The tabs of this browser share it. */
export type Outbox = {
	/** The lock between tabs has the same name. */
	name: string;
	all(): readonly Unsent[];
	change(changed: (all: readonly Unsent[]) => Unsent[]): void;
	subscribe(changed: () => void): () => void;
};

const boxes = new Map<string, Outbox>();

/** One per page. */
export function outboxOf(accountId: string): Outbox {
	const existingOutbox = boxes.get(accountId);
	if (existingOutbox) return existingOutbox;
	const name = outboxName(accountId);
	const listeners = new Set<() => void>();
	let text = readLocal(name);
	let all = parseOutbox(text);
	const reread = () => {
		const now = readLocal(name);
		if (now === text) return;
		text = now;
		all = parseOutbox(text);
	};
	const tell = () => {
		for (const listener of listeners) listener();
	};
	addEventListener("storage", ({ key }) => {
		if (key !== name) return;
		reread();
		tell();
	});
	const box: Outbox = {
		name,
		all: () => all,
		change(changed) {
			reread(); // Another tab may have sent some.
			all = changed(all);
			keepLocally(name, all.length > 0 ? JSON.stringify(all) : null);
			text = readLocal(name); // A full or blocked storage keeps its old content.
			tell();
		},
		subscribe(changed) {
			listeners.add(changed);
			return () => listeners.delete(changed);
		},
	};
	boxes.set(accountId, box);
	return box;
}

function parseOutbox(text: string | null): Unsent[] {
	try {
		return JSON.parse(text ?? "[]") as Unsent[];
	} catch {
		return [];
	}
}

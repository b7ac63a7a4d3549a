export type BoundedMap<Value> = {
	get(key: string): Value | undefined;
	/** Adds an entry and evicts the oldest past the limit. An entry above the limit is not stored. */
	set(key: string, value: Value): void;
	readonly size: number;
};

const ENTRY_BYTES = 100;

/** A map of at most `limitBytes`, counted as keys, `bytesOf` each value, and a fixed overhead per entry. */
export function bounded<Value>(limitBytes: number, bytesOf: (value: Value) => number): BoundedMap<Value> {
	const entries = new Map<string, Value>();
	let bytes = 0;
	const weigh = (key: string, value: Value) => ENTRY_BYTES + key.length + bytesOf(value);
	const forget = (key: string) => {
		const value = entries.get(key);
		if (value === undefined) return;
		entries.delete(key);
		bytes -= weigh(key, value);
	};
	return {
		get: (key) => entries.get(key),
		set(key, value) {
			forget(key);
			const wanted = weigh(key, value);
			if (wanted > limitBytes) return;
			for (const oldest of entries.keys()) {
				if (bytes + wanted <= limitBytes) break;
				forget(oldest);
			}
			entries.set(key, value);
			bytes += wanted;
		},
		get size() {
			return entries.size;
		},
	};
}

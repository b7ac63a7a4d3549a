/** Keeps typed values of a form in this tab over a reload or closing. Without storage it keeps none. */
export function formDraft<V extends object>(key: string | undefined, empty: V) {
	const tried = <R>(work: (storage: Storage, name: string) => R): R | undefined => {
		if (key === undefined) return undefined;
		try {
			return work(sessionStorage, key);
		} catch {
			return undefined; // full, blocked or foreign content: the page's own copy remains
		}
	};
	const isSameType = ([name, value]: [string, unknown]) => typeof value === typeof empty[name as keyof V];
	return {
		stored: (): Partial<V> =>
			tried((storage, name) => {
				const read = Object.entries(JSON.parse(storage.getItem(name) ?? "{}") as object);
				return Object.fromEntries(read.filter(isSameType)) as Partial<V>;
			}) ?? {},
		keep: (values: V) => void tried((storage, name) => storage.setItem(name, JSON.stringify(values))),
		forget: () => void tried((storage, name) => storage.removeItem(name)),
	};
}

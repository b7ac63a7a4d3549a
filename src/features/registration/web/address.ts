/** Which part of the form is shown. */
export type Step = "package" | "data" | "extras";

/** What the address of the page chooses (spec §2): read in the browser, because the page is the same for everybody. */
export type Address = {
	packageCode: string | null;
	code: string | null;
	isOnline: boolean | null;
	step: Step | null;
	/** The secret of a place in a waiting list. */
	offer: string | null;
};

export const NO_ADDRESS: Address = { packageCode: null, code: null, isOnline: null, step: null, offer: null };

/** `package`, `code`, `type=online`, `step` and `offer` of a query. */
export function addressIn(search: string): Address {
	const query = new URLSearchParams(search);
	const short = (name: string) => query.get(name)?.trim().slice(0, 60) || null;
	const step = query.get("step");
	return {
		packageCode: short("package"),
		code: short("code"),
		isOnline: query.get("type")?.toLowerCase() === "online" ? true : null,
		step: step === "package" || step === "data" || step === "extras" ? step : null,
		offer: query.get("offer")?.slice(0, 100) || null,
	};
}

/** The page's address with parameters changed; null takes one out. */
export function addressWith(changes: Record<string, string | null>): string {
	const query = new URLSearchParams(location.search);
	for (const [name, value] of Object.entries(changes)) {
		if (value === null) query.delete(name);
		else query.set(name, value);
	}
	return query.size > 0 ? `${location.pathname}?${query}` : location.pathname;
}

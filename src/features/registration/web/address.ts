/** What the address of the page chooses (spec §2): read in the browser, because the page is the same for everybody. */
export type Address = { packageCode: string | null; code: string | null; isOnline: boolean | null };

export const NO_ADDRESS: Address = { packageCode: null, code: null, isOnline: null };

/** `package`, `code` and `type=online` of a query. */
export function addressIn(search: string): Address {
	const query = new URLSearchParams(search);
	const short = (name: string) => query.get(name)?.trim().slice(0, 60) || null;
	return {
		packageCode: short("package"),
		code: short("code"),
		isOnline: query.get("type")?.toLowerCase() === "online" ? true : null,
	};
}

import type { Database } from "../../../kit/db/database.ts";
import { packagesOf } from "../../packages/server/store.ts";
import { type Address, addressIn } from "../address.ts";

/** What stands for a package that the event does not have: all such addresses are one page. */
const NO_PACKAGE = "?";

/**
 * What the address of an event's registration page chooses, with the package by its own spelling. `isOwn`: it holds what
 * only its bearer has, so that the page must not be kept for others.
 */
export async function readAddress(
	db: Database,
	event: { id: number },
	query: URLSearchParams,
	isHinted: boolean,
): Promise<{ address: Address; isOwn: boolean }> {
	const read = addressIn(query);
	const requested = read.packageCode?.toUpperCase();
	const known = requested ? await packagesOf(db, event.id) : [];
	const packageCode = requested
		? (known.find((one) => one.code.toUpperCase() === requested)?.code ?? NO_PACKAGE)
		: null;
	return { address: { ...read, packageCode, isHinted }, isOwn: read.code !== null || read.offer !== null };
}

import type { Database } from "../../../kit/db/database.ts";
import { packagesOf } from "../../packages/server/store.ts";
import { type Address, addressIn } from "../address.ts";

/** So that all such addresses share one page. */
const NO_PACKAGE = "?";

/**
 * Choices of a registration page's address, with the package's canonical code. `isOwn`: the address holds a secret or
 * code, so the page must not be cached for others.
 */
export async function readAddress(
	db: Database,
	event: { id: number },
	query: URLSearchParams,
	isHinted: boolean,
): Promise<{ address: Address; isOwn: boolean }> {
	const read = addressIn(query);
	const requested = read.packageCode?.toUpperCase();
	const packages = requested ? await packagesOf(db, event.id) : [];
	const packageCode = requested
		? (packages.find((one) => one.code.toUpperCase() === requested)?.code ?? NO_PACKAGE)
		: null;
	return { address: { ...read, packageCode, isHinted }, isOwn: read.code !== null || read.offer !== null };
}

import type { Database } from "../../../kit/db/database.ts";
import { packagesOf } from "../../packages/server/store.ts";
import { type Address, addressIn } from "../address.ts";

/** All URLs with an unknown package share one page. */
const NO_PACKAGE = "?";

/**
 * The choices of a registration page's URL, with the package's canonical code. `isOwn` marks a secret or code, so the
 * page must not be cached for others.
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

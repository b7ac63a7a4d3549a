import type { Text } from "../i18n/lang.ts";
import { notFound } from "./failure.ts";

/** Throws 404 for another account's id, to hide which ids exist. */
export function assertOwner(accountId: string, id: string, refusal: Text): void {
	if (accountId !== id) throw notFound(refusal);
}

import type { Text } from "../i18n/lang.ts";
import { notFound } from "./failure.ts";

/** Throws the 404 of what is another account's: nobody learns whose ids there are. */
export function ofOwner(accountId: string, id: string, refusal: Text): void {
	if (accountId !== id) throw notFound(refusal);
}

import type { GdprItem } from "./contract.ts";

/** The consents with a checkbox of their own: `processAgreement` covers processing, together with the terms. */
export function consentsOneByOne<T extends Pick<GdprItem, "kind">>(consents: readonly T[]): T[] {
	return consents.filter((one) => one.kind !== "processing");
}

/** The keys of those required for participation. */
export function requiredConsents(consents: readonly Pick<GdprItem, "kind" | "isRequired" | "objectId">[]): number[] {
	return consentsOneByOne(consents)
		.filter((one) => one.isRequired)
		.map((one) => one.objectId);
}

import type { GdprItem } from "./contract.ts";

/** Drops processing, which `processAgreement` covers together with the terms. */
export function consentsOneByOne<T extends Pick<GdprItem, "kind">>(consents: readonly T[]): T[] {
	return consents.filter((one) => one.kind !== "processing");
}

export function requiredConsents(consents: readonly Pick<GdprItem, "kind" | "isRequired" | "objectId">[]): number[] {
	return consentsOneByOne(consents)
		.filter((one) => one.isRequired)
		.map((one) => one.objectId);
}

import type { GdprItem } from "./contract.ts";

/** The consents that a form asks for one by one: the processing is agreed to with the terms, by `processAgreement`. */
export function consentsOneByOne<T extends Pick<GdprItem, "kind">>(consents: readonly T[]): T[] {
	return consents.filter((one) => one.kind !== "processing");
}

/** The keys of those among them without which nobody takes part. */
export function requiredConsents(consents: readonly Pick<GdprItem, "kind" | "isRequired" | "objectId">[]): number[] {
	return consentsOneByOne(consents)
		.filter((one) => one.isRequired)
		.map((one) => one.objectId);
}

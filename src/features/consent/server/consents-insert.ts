import { type Insert, insertOf } from "../../../kit/db/insert-all.ts";
import type { Lang } from "../../../kit/i18n/lang.ts";
import { consentGiven } from "./tables.ts";

export type NewConsent = {
	accountId: string;
	consentTextId?: number | null | undefined;
	kind: string;
	version: number;
	lang: Lang;
	isGiven: boolean;
	givenAt: Date;
	withdrawnAt?: Date | null | undefined;
	source: string;
};

/** Inserts given and refused consents. */
export function consentsInsert(values: NewConsent[]): Insert {
	return insertOf(consentGiven, ...values);
}

import * as z from "zod/mini";
import { type Call, defineCall, eventParams, type Limit, type langQuery } from "../../kit/contract/call.ts";
import type { Right } from "./rights.ts";

type Schema = z.ZodMiniType;
const none = z.object({});
/** A call without input may be sent without a body. */
const noBody = z.nullish(z.object({}));

/** A call of the organisers. Its path begins with /api/office/event/:eventCode, or with /api/office for all events. */
export type OfficeCall<
	P extends Schema = Schema,
	Q extends Schema = Schema,
	B extends Schema = Schema,
	R extends Schema = Schema,
> = Call<P, Q, B, R, "needed", never> & {
	right: Right;
	/** For the call that says that a second factor is missing. */
	isWithoutFactor?: true | undefined;
};

type OfficeTerms<R extends Schema, P extends Schema, Q extends Schema, B extends Schema> = {
	right: Right;
	method: "GET" | "POST" | "PUT" | "DELETE";
	path: `/api/office/${string}`;
	summary: string;
	takesKey?: boolean;
	maxBytes?: number;
	isWithoutFactor?: true;
	limits?: readonly Limit<never>[];
	response: R;
	params?: P;
	query?: Q;
	body?: B;
};

/** Declares a call of an event's office; `serveOffice` checks its right. */
export function defineOfficeCall<
	R extends Schema,
	P extends Schema = typeof eventParams,
	Q extends Schema = typeof langQuery,
	B extends Schema = typeof none,
>(terms: OfficeTerms<R, P, Q, B> & { path: `/api/office/event/:eventCode/${string}` }): OfficeCall<P, Q, B, R> {
	return callOf({ ...terms, params: terms.params ?? (eventParams as unknown as P) });
}

/** Declares a call about all events; `serveFoundation` checks its right. */
export function defineFoundationCall<
	R extends Schema,
	P extends Schema = typeof none,
	Q extends Schema = typeof langQuery,
	B extends Schema = typeof none,
>(terms: OfficeTerms<R, P, Q, B>): OfficeCall<P, Q, B, R> {
	return callOf({ ...terms, params: terms.params ?? (none as unknown as P) });
}

function callOf<P extends Schema, Q extends Schema, B extends Schema, R extends Schema>(
	terms: OfficeTerms<R, P, Q, B> & { params: P },
): OfficeCall<P, Q, B, R> {
	const body = terms.body ?? (noBody as unknown as B);
	return defineCall({ ...terms, body, logIn: "needed", tag: "Office" }) as unknown as OfficeCall<P, Q, B, R>;
}

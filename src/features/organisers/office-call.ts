import type * as z from "zod/mini";
import { type Call, defineCall, eventParams, type Limit, type langQuery } from "../../kit/contract/call.ts";
import type { Right } from "./rights.ts";

type Schema = z.ZodMiniType;

/** A call of the organisers. Its path begins with /api/office/event/:eventCode, or with /api/office for all events. */
export type OfficeCall<
	P extends Schema = Schema,
	Q extends Schema = Schema,
	B extends Schema = Schema,
	R extends Schema = Schema,
> = Call<P, Q, B, R, "needed", never> & { right: Right };

type OfficeTerms<R extends Schema, P extends Schema, Q extends Schema, B extends Schema> = {
	right: Right;
	method: "GET" | "POST" | "PUT" | "DELETE";
	path: `/api/office/${string}`;
	summary: string;
	takesKey?: boolean;
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
	B extends Schema = z.ZodMiniObject<Record<never, never>>,
>(terms: OfficeTerms<R, P, Q, B>): OfficeCall<P, Q, B, R> {
	const call = defineCall({ params: eventParams as unknown as P, ...terms, logIn: "needed", tag: "Office" });
	return { ...call, right: terms.right } as unknown as OfficeCall<P, Q, B, R>;
}

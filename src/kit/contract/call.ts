import * as z from "zod/mini";
import type { Text } from "../i18n/lang.ts";
import type { Address } from "./address.ts";
import { singleLine } from "./lines.ts";
import { refine } from "./refine.ts";

type Schema = z.ZodMiniType;

export type Limit<N extends string = string> = {
	max: number;
	windowSeconds: number;
	/** The counter's name in the database, shared by all processes. Without it each process counts in memory. */
	form?: string;
	/** The body field whose value is counted, instead of the caller. */
	by?: string;
	/** Whether the account is counted as well as the visitor's address. */
	isByAccountToo?: boolean;
	/** The part of the call that the handler counts. */
	of?: N;
	/** The sentence of a refusal, instead of the usual one. */
	refusal?: Text;
};

/** Whether the session cookie is required (401 without), or only changes the response. */
export type LogIn = "needed" | "used";

type Terms<L extends LogIn, N extends string> = Address & {
	summary: string;
	/** The chapter of the API reference. */
	tag: string;
	/** Whether its work runs once per `Idempotency-Key`. */
	takesKey?: boolean;
	/** The largest body, if not the usual one. */
	maxBytes?: number;
	/** True if cookies do not affect the call. */
	isForAnySite?: boolean;
	logIn?: L;
	/** The rate limits, per account if log-in is required, otherwise per visitor's address. */
	limits?: readonly Limit<N>[];
	/** The handler calls `count` for valid requests only. */
	isCountedWhenRight?: boolean;
};

/** One call of the API. Types, validation on both ends and the OpenAPI document come from it. */
export type Call<
	P extends Schema = Schema,
	Q extends Schema = Schema,
	B extends Schema = Schema,
	R extends Schema = Schema,
	L extends LogIn = LogIn,
	N extends string = string,
> = Terms<L, N> & {
	params: P;
	query: Q;
	body: B;
	response: R;
};

const none = z.object({});

/** The language comes from `?lang=`, then `Accept-Language`, then the default. */
export const langQuery = z.object({ lang: z.optional(singleLine(20)) });

/** Declares a call; omitted schemas accept nothing. */
export function defineCall<
	R extends Schema,
	P extends Schema = typeof none,
	Q extends Schema = typeof langQuery,
	B extends Schema = typeof none,
	L extends LogIn = never,
	N extends string = never,
>(
	spec: Terms<L, N> & {
		response: R;
		params?: P;
		query?: Q;
		body?: B;
	},
): Call<P, Q, B, R, L, N> {
	return {
		params: none as unknown as P,
		query: langQuery as unknown as Q,
		body: none as unknown as B,
		...spec,
	};
}

export type ParamsOf<C extends Call> = z.output<C["params"]>;
export type QueryOf<C extends Call> = z.output<C["query"]>;
/** A request body as sent; handlers receive `BodyOf`. */
export type SentBodyOf<C extends Call> = z.input<C["body"]>;
export type BodyOf<C extends Call> = z.output<C["body"]>;
export type ResponseOf<C extends Call> = z.output<C["response"]>;
/** The account that makes a call; optional if the contract does not require log-in. */
export type AccountOf<C extends Call> = "used" extends C["logIn"]
	? string | undefined
	: "needed" extends C["logIn"]
		? string
		: undefined;

export type CountedOf<C extends Call> = NonNullable<NonNullable<C["limits"]>[number]["of"]>;

/** A refusal as in RFC 9457, with the fields of the spec's error ladder (§8). */
export const problem = z.object({
	type: z.string(),
	title: z.string(),
	status: z.int(),
	detail: z.optional(z.string()),
	message: z.optional(z.string()),
	errorMessage: z.optional(z.string()),
	modelState: z.optional(z.record(z.string(), z.array(z.string()))),
});
export type Problem = z.output<typeof problem>;

export const eventParams = z.object({ eventCode: singleLine(40) });
/** The largest value of a database integer. */
const LARGEST = 2_147_483_647;
export const rowId = z.int().check(z.minimum(1), z.maximum(LARGEST));
/** A count or an amount in grosz in a body, within the column's range. */
export const wholeNumber = z.int().check(z.minimum(0), z.maximum(LARGEST));
/** A number in a path or query in canonical decimal digits ("0x1", "1e0", "01" are refused). */
export const decimal = z.pipe(z.string().check(z.regex(/^[1-9]\d{0,9}$/)), z.transform(Number));
export const objectId = z.pipe(decimal, rowId);
/** A page of numbered items: the newest, or items before or after a number. */
export const numberedPage = {
	before: z.optional(objectId),
	after: z.optional(z.pipe(z.string().check(z.regex(/^(0|[1-9]\d{0,8})$/)), z.transform(Number))),
};

const wrongInstant: Text = {
	pl: "Podaj dzień i godzinę z lat 1970–2199.",
	en: "Give a day and a time between 1970 and 2199.",
};
/** An ISO 8601 moment with offset, within the years of both the database and JavaScript. */
export const instant = z.iso
	.datetime({ offset: true })
	.check(refine((value) => (/^(?:19[7-9]|2[01]\d)\d-/.test(value) ? undefined : wrongInstant)));

export const accountId = singleLine(64);

import type * as z from "zod/mini";
import type { Problem } from "../contract/call.ts";
import { parsed } from "../contract/refine.ts";
import type { Lang, Text } from "../i18n/lang.ts";

/** A refusal with a message for people: `application/problem+json` in the requested language. */
export class Failure extends Error {
	readonly status: number;
	readonly title: Text;
	/** The spec's error ladder (§8): `message` when set, otherwise `errorMessage`. */
	readonly sentence: Text | undefined;
	readonly fields: Record<string, Text[]> | undefined;
	readonly headers: Record<string, string>;
	/** The problem's `type`, for refusals that a program answers by itself. */
	readonly type: string;

	constructor(
		status: number,
		title: Text,
		rest: { message?: Text; fields?: Record<string, Text[]>; headers?: Record<string, string>; type?: string } = {},
	) {
		super(title.en);
		this.status = status;
		this.title = title;
		this.sentence = rest.message;
		this.fields = rest.fields;
		this.headers = rest.headers ?? {};
		this.type = rest.type ?? "about:blank";
	}
}

export function notFound(title: Text): Failure {
	return new Failure(404, title);
}

/** 401: log-in required. */
export function notLoggedIn(): Failure {
	return new Failure(401, { pl: "Zaloguj się, aby to zobaczyć.", en: "Log in to see this." });
}

/** 400 that names the parameters or fields. `message` is about the whole input. */
export function wrongInput(fields: Record<string, Text[]>, message?: Text): Failure {
	const title = { pl: "Dane są niepoprawne.", en: "The data is not correct." };
	return new Failure(400, title, { fields, ...(message && { message }) });
}

/** 400 with one message per invalid field; the first is also the whole form's. */
export function wrongForm(errors: Record<string, Text>): Failure {
	const fields = Object.fromEntries(Object.entries(errors).map(([field, text]) => [field, [text]]));
	return wrongInput(fields, Object.values(errors)[0]);
}

/** Throws the 400 of a form that has an error. Fields without one are undefined or missing. */
export function assertNoErrors(errors: Readonly<Record<string, Text | undefined>>): void {
	const found = Object.entries(errors).filter((one): one is [string, Text] => one[1] !== undefined);
	if (found.length > 0) throw wrongForm(Object.fromEntries(found));
}

/** Returns the value of a valid form. Throws the 400 that names the errors. */
export function parseForm<S extends z.ZodMiniType>(schema: S, form: z.input<S>): z.output<S> {
	const { value, errors } = parsed(schema, form);
	if (errors) throw wrongInput(errors);
	return value;
}

/** The body of a refusal in one language. */
export function problemOf(failure: Failure, lang: Lang): Problem {
	const sentence = (failure.sentence ?? failure.title)[lang];
	return {
		type: failure.type,
		title: failure.title[lang],
		status: failure.status,
		detail: sentence,
		message: sentence,
		errorMessage: sentence,
		...(failure.fields && {
			modelState: Object.fromEntries(
				Object.entries(failure.fields).map(([field, texts]) => [field, texts.map((text) => text[lang])]),
			),
		}),
	};
}

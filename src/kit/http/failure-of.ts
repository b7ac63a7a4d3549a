import type { FastifyError } from "fastify";
import { hasZodFastifySchemaValidationErrors } from "fastify-type-provider-zod";
import { wrongValue } from "../contract/refine.ts";
import { OutOfReach } from "../files/out-of-reach.ts";
import type { Text } from "../i18n/lang.ts";
import { isDiskFull } from "./disk.ts";
import { Failure, notLoggedIn } from "./failure.ts";
import { isOutage } from "./outage.ts";

/** Whether a write failed because its account was deleted during the request. */
function isAccountGone({ cause }: { cause?: unknown }): boolean {
	const { code, constraint } = (cause ?? {}) as { code?: string; constraint?: string };
	return code === "23503" && /_account_id_fk$/.test(constraint ?? "");
}

const diskFull: Text = {
	pl: "Serwis nie może teraz niczego zapisać, bo brakuje mu miejsca na dysku. Nic nie zostało zapisane. Spróbuj ponownie za kilka minut.",
	en: "The site cannot save anything right now: its disk is full. Nothing was saved. Try again in a few minutes.",
};

/** The 400 for input that fails its schema, with a sentence per field. */
function wrongInput(issues: readonly { instancePath: string; params: Record<string, unknown> }[]): Failure {
	const fields: Record<string, Text[]> = {};
	for (const issue of issues) {
		const name = issue.instancePath.split("/").filter(Boolean).join(".") || "body";
		const custom = issue.params["params"] as { text?: Text } | undefined;
		fields[name] = [custom?.text ?? wrongValue];
	}
	const names = Object.keys(fields).join(", ");
	const message = Object.values(fields)
		.flat()
		.find((text) => text !== wrongValue);
	const title = { pl: `Niepoprawne dane: ${names}.`, en: `Wrong input: ${names}.` };
	return new Failure(400, title, { fields, ...(message && { message }) });
}

/** The sentences for requests that the framework refuses, by status. */
const REFUSALS: Record<number, Text> = {
	408: {
		pl: "Dane nie dotarły na czas. Sprawdź połączenie i spróbuj ponownie.",
		en: "The data did not arrive in time. Check your connection and try again.",
	},
	413: { pl: "Przesłane dane są za duże.", en: "The data sent is too large." },
	415: {
		pl: "Ten rodzaj danych nie jest obsługiwany. Wyślij JSON.",
		en: "This type of data is not supported. Send JSON.",
	},
	416: { pl: "Plik nie ma takiego fragmentu.", en: "The file has no such part." },
	429: { pl: "Zbyt wiele prób. Poczekaj minutę.", en: "Too many attempts. Wait a minute." },
};

const notUnderstood: Text = {
	pl: "Nie rozumiemy tego żądania. Sprawdź format danych.",
	en: "The request is not understood. Check the format of the data.",
};

function refusedRequest(status: number, error: object): Failure {
	const text = REFUSALS[status] ?? notUnderstood;
	if (status !== 416) return new Failure(status, text);
	const { headers = {} } = error as { headers?: Record<string, string> }; // the request needs a Content-Length
	return new Failure(status, text, { headers });
}

/** Maps an error to a failure; unexpected errors are a 500. */
export function failureOf(error: FastifyError | Failure): Failure {
	if (error instanceof Failure) return error;
	if (isAccountGone(error)) return notLoggedIn();
	if (hasZodFastifySchemaValidationErrors(error)) return wrongInput(error.validation);
	if (isDiskFull(error)) return new Failure(507, diskFull, { headers: { "retry-after": "60" } });
	const status = error.statusCode ?? 500;
	if (status >= 400 && status < 500) return refusedRequest(status, error);
	if (error instanceof OutOfReach) return away(filesAway, "30");
	if (isOutage(error)) return away(siteAway, "5");
	return new Failure(500, {
		pl: "Coś się nie udało. Spróbuj ponownie za chwilę.",
		en: "Something went wrong. Try again in a moment.",
	});
}

/** 503: a required service is unavailable. Clients may retry after `seconds`. */
function away(title: Text, seconds: string): Failure {
	return new Failure(503, title, { headers: { "retry-after": seconds, "cache-control": "no-store" } });
}

const siteAway: Text = {
	pl: "Serwis jest chwilowo niedostępny. Spróbuj ponownie za chwilę.",
	en: "The site is briefly out of reach. Try again in a moment.",
};
const filesAway: Text = {
	pl: "Plików nie da się teraz otworzyć ani zapisać. Nic nie przepadło. Spróbuj ponownie za chwilę.",
	en: "Files can be neither opened nor saved for the moment. Nothing is lost. Try again in a moment.",
};

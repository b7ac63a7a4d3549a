import { Readable } from "node:stream";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Call, ParamsOf, QueryOf, ResponseOf } from "../contract/call.ts";
import type { Lang, Text } from "../i18n/lang.ts";
import { refusedAnswers } from "./answers.ts";
import { Failure } from "./failure.ts";
import { gateOf } from "./gate.ts";
import { requestLang } from "./request-lang.ts";
import { securityOf } from "./serve.ts";

/** The header with the upload's file name, percent-encoded. */
const NAME_HEADER = "x-file-name";

export type UploadInput<C extends Call> = {
	params: ParamsOf<C>;
	query: QueryOf<C>;
	accountId: string;
	lang: Lang;
	file: Readable;
	name: string;
};

/**
 * Serves a logged-in account's call whose body is a file. The file must declare its length; above `maxBytes` it is
 * refused unread with `tooLarge`. Its declared type is ignored.
 */
// long: one route
export function serveUpload<C extends Call>(
	app: FastifyInstance,
	call: C,
	{ maxBytes, tooLarge }: { maxBytes: number; tooLarge: Text },
	handler: (input: UploadInput<C>) => Promise<ResponseOf<C>>,
): void {
	const { method, path: url, summary, tag, params, query: querystring, response } = call;
	const authorize = gateOf(app, call);
	const coming = new WeakMap<FastifyRequest, Readable>();
	app.register(async (scope) => {
		scope.removeAllContentTypeParsers();
		scope.addContentTypeParser("*", (request, payload, done) => {
			coming.set(request, payload);
			done(null);
		});
		scope.route({
			method,
			url,
			schema: {
				summary,
				tags: [tag],
				...securityOf(call),
				params,
				querystring,
				response: { 200: response, ...refusedAnswers },
			},
			config: { isNeverCached: true, isUpload: true },
			preParsing: async (request, _reply, payload) => {
				refuseLong(request, maxBytes, tooLarge);
				return payload;
			},
			handler: async (request) => {
				const { accountId = "" } = await authorize(request);
				const lang = requestLang(request, app.defaultLang);
				const file = coming.get(request) ?? Readable.from([]);
				const pathAndQuery = { params: request.params as ParamsOf<C>, query: request.query as QueryOf<C> };
				const input = { ...pathAndQuery, accountId, lang, file, name: nameOf(request) };
				return handler(input).catch((error) => {
					throw file.errored ? new Failure(400, brokenOff) : error;
				});
			},
		});
	});
}

/** Throws for a body without a length or over the limit. The connection closes after the response. */
function refuseLong({ headers }: FastifyRequest, maxBytes: number, tooLarge: Text): void {
	const close = { headers: { connection: "close" } };
	const length = headers["content-length"];
	if (length === undefined && headers["transfer-encoding"] !== undefined) throw new Failure(411, noLength, close);
	if (Number(length ?? 0) > maxBytes) throw new Failure(413, tooLarge, close);
}

function nameOf({ headers }: FastifyRequest): string {
	const name = String(headers[NAME_HEADER] ?? "");
	try {
		return decodeURIComponent(name);
	} catch {
		return "";
	}
}

const brokenOff: Text = {
	pl: "Plik nie dotarł w całości. Sprawdź połączenie i wyślij go jeszcze raz.",
	en: "The file did not arrive whole. Check your connection and send it again.",
};
const noLength: Text = {
	pl: "Przeglądarka nie podała rozmiaru pliku. Spróbuj w innej.",
	en: "The browser did not say how large the file is. Try another one.",
};

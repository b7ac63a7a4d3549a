import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from "node:http";
import { Readable } from "node:stream";
import cookie from "@fastify/cookie";
import Fastify, { type FastifyError, type FastifyInstance, type FastifyReply, type FastifyRequest } from "fastify";
import { hasZodFastifySchemaValidationErrors, serializerCompiler, validatorCompiler } from "fastify-type-provider-zod";
import { isApi } from "../content/choice.ts";
import type { ResponseCache } from "../content/response-cache.ts";
import { wrongValue } from "../contract/judged.ts";
import { OutOfReach } from "../files/out-of-reach.ts";
import type { Lang, Text } from "../i18n/lang.ts";
import type { RequestObserver } from "../metrics/metrics.ts";
import { isDiskFull } from "./disk.ts";
import { Failure, notLoggedIn, problemOf, wrongInput } from "./failure.ts";
import { isOutage, outagePage } from "./outage.ts";
import { refuseForeignPages } from "./own-pages.ts";
import type { TrustedProxy } from "./proxies.ts";
import { requestId } from "./request-id.ts";
import { requestLang } from "./request-lang.ts";

declare module "fastify" {
	interface FastifyInstance {
		/** The installation's default language. */
		defaultLang: Lang;
		readiness: Readiness;
	}
	interface FastifyContextConfig {
		/** Whether an answer says something about a person or a moment, so that nothing on its way may keep it. */
		isNeverCached?: boolean | undefined;
		/** Whether it takes a file, which may be long on its way. */
		isUpload?: boolean | undefined;
	}
}

/** The header that names the request in the log. Cached responses are not logged and have none. */
const REQUEST_ID = "x-request-id";
/** The largest body that is read; uploads have their own limit. */
const BODY_LIMIT = 256 * 1024;
/** A request must have come within this time: at its limit, a body needs 9 kB a second. Who drips gets a 408. */
const REQUEST_MS = 30_000;
/** A file that is sent must have come within this one: 10 MB then need 35 kB a second. */
const UPLOAD_MS = 5 * 60_000;
/** Who has not said within this time what they want is nobody. */
const HEADERS_MS = 15_000;
const CHECKED_EVERY_MS = 5_000;
/** A connection on which nothing moves, such as an answer that nobody reads, is closed. */
const STILL_MS = 120_000;

/** What `/readyz` says of the process besides its database. */
export type Readiness = {
	/** It is about to end: answers close their connections. */
	isStopping: boolean;
	/** When a write last failed because the disk was full, in ms since 1970; 0 if never. */
	diskFullAt: number;
};

export type Log = { info(entry: object, line: string): void; error(entry: object, line: string): void };

type AppOptions = {
	cache: ResponseCache;
	headers: Record<string, string>;
	defaultLang: Lang;
	log: Log;
	isTrustedProxy: TrustedProxy | undefined;
	/** The site's own address: other sites' pages change nothing. */
	publicUrl: string;
	/** Counts what is answered; undefined where nobody asks for metrics. */
	observer?: RequestObserver | undefined;
};

/**
 * A Fastify app with the house's ways: paths in any letter case, cached responses before the framework, Zod contracts,
 * problem+json in two languages, a log without personal data.
 */
// long: the app's hooks, one after the other
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
	const readiness: Readiness = { isStopping: false, diskFullAt: 0 };
	const answerFailure = failureAnswers(options, readiness);
	const app = Fastify({
		logger: false,
		return503OnClosing: false, // what comes while the process ends is answered like any other request
		genReqId: requestId,
		bodyLimit: BODY_LIMIT,
		trustProxy: options.isTrustedProxy ?? false,
		routerOptions: { caseSensitive: false, ignoreTrailingSlash: true, maxParamLength: 500 },
		rewriteUrl: ({ url = "/" }) => decodable(url),
		// a call's address that cannot be decoded never reaches the hooks
		frameworkErrors: (error, request, reply) => {
			reply.headers(options.headers).header(REQUEST_ID, request.id);
			answerFailure(error, request, reply);
		},
		serverFactory: (handler) =>
			patientServer((request, response) => {
				// whoever asks next connects anew, and reaches another process
				if (readiness.isStopping) response.shouldKeepAlive = false;
				cachedFirst(options, request, response, handler);
			}),
	});
	app.decorate("defaultLang", options.defaultLang);
	app.decorate("readiness", readiness);
	app.setValidatorCompiler(validatorCompiler);
	app.setSerializerCompiler(serializerCompiler);
	await app.register(cookie);
	app.addHook("onRequest", async (request, reply) => {
		reply.headers(options.headers).header(REQUEST_ID, request.id);
		if (request.routeOptions.config.isNeverCached) reply.header("cache-control", "no-store");
	});
	refuseForeignPages(app, options.publicUrl);
	app.addHook("preParsing", async (request, _reply, body) => {
		// a request without a body has no stream that ends (see `patientServer`): who would read one reads an empty one
		if (body.readableEnded) return Readable.from([]);
		if (!request.routeOptions.config.isUpload) endWhenLate(request.raw);
		return body;
	});
	app.addHook("preValidation", async (request) => refuseNul(request));
	logAnswers(app, options);
	app.setErrorHandler(answerFailure);
	app.setNotFoundHandler(async () => {
		throw new Failure(404, { pl: "Nie ma takiego adresu.", en: "There is no such address." });
	});
	return app;
}

/** Answers what went wrong: a person's page or a problem; what is nobody's fault but the site's is logged. */
function failureAnswers({ log, defaultLang }: AppOptions, readiness: Readiness) {
	return (error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
		const failure = failureOf(error);
		if (failure.status === 507) readiness.diskFullAt = Date.now();
		if (failure.status >= 500) {
			log.error({ id: request.id, route: request.routeOptions.url ?? "none", ...tracesOf(error) }, "failed");
		}
		reply.code(failure.status).headers(failure.headers);
		// the rest of what drips is not waited for
		if (failure.status === 408) reply.header("connection", "close");
		if (failure.status >= 500 && isForPerson(request)) {
			reply.type("text/html; charset=utf-8").send(outagePage(failure.title));
			return;
		}
		const body = problemOf(failure, requestLang(request, defaultLang));
		reply.type("application/problem+json; charset=utf-8").serializer(JSON.stringify).send(body);
	};
}

/** One line for an answer, without personal data. */
function logAnswers(app: FastifyInstance, { log, observer }: AppOptions): void {
	app.addHook("onResponse", async (request, reply) => {
		const answered = {
			method: request.method,
			route: request.routeOptions.url ?? "none",
			status: reply.statusCode,
			ms: Math.round(reply.elapsedTime),
		};
		log.info({ id: request.id, ...answered }, "request");
		observer?.answered({ ...answered, ms: reply.elapsedTime });
	});
}

/** Ends a request whose body drips. */
function endWhenLate(body: IncomingMessage): void {
	const late = setTimeout(() => {
		const isRead = body.listenerCount("error") > 0;
		if (isRead) body.emit("error", Object.assign(new Error("the body drips"), { statusCode: 408 }));
		else body.destroy();
	}, REQUEST_MS).unref();
	for (const end of ["end", "close"]) body.once(end, () => clearTimeout(late));
}

/** A server that waits for nobody longer than it must, and makes no stream of a body that there is not. */
function patientServer(handler: RequestListener): Server {
	const options = {
		optimizeEmptyRequests: true,
		requestTimeout: UPLOAD_MS,
		headersTimeout: HEADERS_MS,
		connectionsCheckingInterval: CHECKED_EVERY_MS,
	};
	return createServer(options, handler).setTimeout(STILL_MS);
}

/** An address of a page with stray percent signs is the address of a page that there is not: they stand for themselves. */
function decodable(url: string): string {
	if (!url.includes("%") || isApi(url)) return url;
	const [path] = url.split("?", 1) as [string];
	try {
		decodeURIComponent(path);
		return url;
	} catch {
		return path.replaceAll("%", "%25") + url.slice(path.length);
	}
}

/** Whether a page was asked for, which a person reads. */
function isForPerson({ method, url, headers }: FastifyRequest): boolean {
	return method === "GET" && !isApi(url) && headers.accept?.includes("text/html") === true;
}

/** What the log says of an unforeseen error: no values, which a query's message would carry. */
function tracesOf(error: Error & { code?: string }): Record<string, unknown> {
	const cause = error.cause as (Error & { code?: string }) | undefined;
	return {
		error: error.name,
		message: error.message.split("\nparams:")[0],
		code: error.code ?? cause?.code,
		stack: error.stack?.split("\n").filter((line) => line.startsWith("    at ")),
	};
}

function cachedFirst(
	{ cache, observer }: AppOptions,
	request: IncomingMessage,
	response: ServerResponse,
	handler: (request: IncomingMessage, response: ServerResponse) => void,
): void {
	const served = cache.tryServe(request, response);
	if (served === true) observer?.cached();
	else if (served === false) handler(request, response);
	else served.then((done) => (done ? observer?.cached() : handler(request, response)));
}

/** PostgreSQL keeps no NUL and no half surrogate; such text is refused by name instead of failing in the database. */
function refuseNul(request: FastifyRequest): void {
	const fields: Record<string, Text[]> = {};
	// a list instead of recursion: a body may be nested as deep as it is long
	const open: [string, unknown][] = [request.params, request.query, request.body].map((value) => ["", value]);
	for (let next = open.pop(); next; next = open.pop()) {
		const [name, value] = next;
		if (typeof value === "string" && (value.includes("\0") || !value.isWellFormed())) {
			fields[name || "body"] = [forbiddenSigns];
		} else if (value && typeof value === "object") {
			for (const [key, inner] of Object.entries(value)) open.push([name ? `${name}.${key}` : key, inner]);
		}
	}
	if (Object.keys(fields).length > 0) throw wrongInput(fields);
}

const forbiddenSigns: Text = {
	pl: "Tekst zawiera niedozwolone znaki.",
	en: "The text contains characters that are not allowed.",
};

/** Whether what was to be written names an account that was deleted while its request was on its way. */
function isAccountGone({ cause }: { cause?: unknown }): boolean {
	const { code, constraint } = (cause ?? {}) as { code?: string; constraint?: string };
	return code === "23503" && /_account_id_fk$/.test(constraint ?? "");
}

const diskFull: Text = {
	pl: "Serwis nie może teraz niczego zapisać, bo brakuje mu miejsca na dysku. Nic nie zostało zapisane. Spróbuj ponownie za kilka minut.",
	en: "The site cannot save anything right now: its disk is full. Nothing was saved. Try again in a few minutes.",
};

// long: a list of kinds of failure, each with its sentence in both languages
function failureOf(error: FastifyError | Failure): Failure {
	if (error instanceof Failure) return error;
	if (isAccountGone(error)) return notLoggedIn();
	if (hasZodFastifySchemaValidationErrors(error)) {
		const fields: Record<string, Text[]> = {};
		for (const issue of error.validation) {
			const name = issue.instancePath.split("/").filter(Boolean).join(".") || "body";
			fields[name] = [wrongValue];
		}
		const names = Object.keys(fields).join(", ");
		return new Failure(400, { pl: `Niepoprawne dane: ${names}.`, en: `Wrong input: ${names}.` }, { fields });
	}
	if (isDiskFull(error)) return new Failure(507, diskFull, { headers: { "retry-after": "60" } });
	const status = error.statusCode ?? 500;
	if (status === 408) {
		return new Failure(408, {
			pl: "Dane nie dotarły na czas. Sprawdź połączenie i spróbuj ponownie.",
			en: "The data did not arrive in time. Check your connection and try again.",
		});
	}
	if (status === 413) return new Failure(413, { pl: "Przesłane dane są za duże.", en: "The data sent is too large." });
	if (status === 415) {
		return new Failure(415, {
			pl: "Ten rodzaj danych nie jest obsługiwany. Wyślij JSON.",
			en: "This type of data is not supported. Send JSON.",
		});
	}
	if (status === 416) {
		const { headers = {} } = error as { headers?: Record<string, string> }; // says how long the file is
		return new Failure(416, { pl: "Plik nie ma takiego fragmentu.", en: "The file has no such part." }, { headers });
	}
	if (status === 429)
		return new Failure(429, { pl: "Zbyt wiele prób. Poczekaj minutę.", en: "Too many attempts. Wait a minute." });
	if (status >= 400 && status < 500) {
		return new Failure(status, {
			pl: "Nie rozumiemy tego żądania. Sprawdź format danych.",
			en: "The request is not understood. Check the format of the data.",
		});
	}
	if (error instanceof OutOfReach) return away(filesAway, "30");
	if (isOutage(error)) return away(siteAway, "5");
	return new Failure(500, {
		pl: "Coś się nie udało. Spróbuj ponownie za chwilę.",
		en: "Something went wrong. Try again in a moment.",
	});
}

/** 503: what the site stands on is away; `seconds` later it may be asked again. */
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

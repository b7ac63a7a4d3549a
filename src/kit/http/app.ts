import type { IncomingMessage, ServerResponse } from "node:http";
import { Readable } from "node:stream";
import cookie from "@fastify/cookie";
import Fastify, { type FastifyError, type FastifyInstance, type FastifyReply, type FastifyRequest } from "fastify";
import { serializerCompiler, validatorCompiler } from "fastify-type-provider-zod";
import { isApi } from "../content/choice.ts";
import type { ResponseCache } from "../content/response-cache.ts";
import type { Lang, Text } from "../i18n/lang.ts";
import { errorFields } from "../log/error-fields.ts";
import type { RequestObserver } from "../metrics/metrics.ts";
import { refuseCrossOrigin } from "./cross-origin.ts";
import { Failure, problemOf, wrongInput } from "./failure.ts";
import { failureOf } from "./failure-of.ts";
import { httpServer } from "./http-server.ts";
import { outagePage } from "./outage.ts";
import type { TrustedProxy } from "./proxies.ts";
import { requestId } from "./request-id.ts";
import { requestLang } from "./request-lang.ts";
import { type RunningCalls, runningCalls } from "./running-calls.ts";

declare module "fastify" {
	interface FastifyInstance {
		defaultLang: Lang;
		readiness: Readiness;
		runningCalls: RunningCalls;
	}
	interface FastifyContextConfig {
		/** Personal and live responses must not be cached anywhere. */
		isNeverCached?: boolean | undefined;
		/** Uploads have a longer time limit. */
		isUpload?: boolean | undefined;
	}
}

/** The header with the request's id in the log. Cached responses are not logged and lack it. */
const REQUEST_ID = "x-request-id";
/** The maximum body; uploads have their own. */
const BODY_LIMIT = 256 * 1024;
/** Time limit of a request, after which a slow client gets a 408. The largest body needs 9 kB/s. */
const REQUEST_MS = 30_000;

/** The state of `/readyz` besides the database. */
export type Readiness = {
	/** If true, responses close their connections. */
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
	/** The site's public URL. Requests from other origins may change nothing. */
	publicUrl: string;
	/** Counts responses; undefined without metrics. */
	observer?: RequestObserver | undefined;
};

/**
 * A Fastify app: case-insensitive paths, cached responses before the framework, Zod contracts, problem+json in two
 * languages, and a log without personal data.
 */
// long: the app's hooks, one after the other
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
	const readiness: Readiness = { isStopping: false, diskFullAt: 0 };
	const answerFailure = failureAnswers(options, readiness);
	const app = Fastify({
		logger: false,
		return503OnClosing: false, // requests during shutdown are answered normally
		genReqId: requestId,
		bodyLimit: BODY_LIMIT,
		trustProxy: options.isTrustedProxy ?? false,
		routerOptions: { caseSensitive: false, ignoreTrailingSlash: true, maxParamLength: 600 },
		rewriteUrl: ({ url = "/" }) => decodable(url),
		// hooks do not run for undecodable API URLs, so the headers are set here too
		frameworkErrors: (error, request, reply) => {
			reply.headers(options.headers).header(REQUEST_ID, request.id);
			answerFailure(error, request, reply);
		},
		serverFactory: (handler) =>
			httpServer((request, response) => {
				// the next request then opens a connection to another process
				if (readiness.isStopping) response.shouldKeepAlive = false;
				cachedFirst(options, request, response, handler);
			}),
	});
	app.decorate("defaultLang", options.defaultLang);
	app.decorate("readiness", readiness);
	app.decorate("runningCalls", runningCalls());
	app.setValidatorCompiler(validatorCompiler);
	app.setSerializerCompiler(serializerCompiler);
	await app.register(cookie);
	app.addHook("onRequest", async (request, reply) => {
		reply.headers(options.headers).header(REQUEST_ID, request.id);
		if (request.routeOptions.config.isNeverCached) reply.header("cache-control", "no-store");
	});
	refuseCrossOrigin(app, options.publicUrl);
	app.addHook("preParsing", async (request, _reply, body) => {
		// the stream of an empty request has already ended (see `httpServer`), so readers that await its end get a new one
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

/** Answers an error with a page or a problem. Only the site's own errors are logged. */
function failureAnswers({ log, defaultLang }: AppOptions, readiness: Readiness) {
	return (error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
		const failure = failureOf(error);
		if (failure.status === 507) readiness.diskFullAt = Date.now();
		if (failure.status >= 500) {
			log.error({ id: request.id, route: request.routeOptions.url ?? "none", ...errorFields(error) }, "failed");
		}
		reply.code(failure.status).headers(failure.headers);
		// closes instead of waiting for the rest of a slow body
		if (failure.status === 408) reply.header("connection", "close");
		if (failure.status >= 500 && isForPage(request)) {
			reply.type("text/html; charset=utf-8").send(outagePage(failure.title));
			return;
		}
		const body = problemOf(failure, requestLang(request, defaultLang));
		reply.type("application/problem+json; charset=utf-8").serializer(JSON.stringify).send(body);
	};
}

/** Logs one line per response, without personal data. */
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

/** Ends a request whose body is too slow. */
function endWhenLate(body: IncomingMessage): void {
	const late = setTimeout(() => {
		const isRead = body.listenerCount("error") > 0;
		if (isRead) body.emit("error", Object.assign(new Error("the body is too slow"), { statusCode: 408 }));
		else body.destroy();
	}, REQUEST_MS).unref();
	for (const end of ["end", "close"]) body.once(end, () => clearTimeout(late));
}

/** Treats invalid percent signs as literal, so that such a URL gets a 404 page. */
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

function isForPage({ method, url, headers }: FastifyRequest): boolean {
	return method === "GET" && !isApi(url) && headers.accept?.includes("text/html") === true;
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

/** Refuses NUL and lone surrogates with a message, because PostgreSQL cannot store them. */
function refuseNul(request: FastifyRequest): void {
	const fields: Record<string, Text[]> = {};
	// a list instead of recursion: a body may be nested arbitrarily deep
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

import type { FastifyInstance } from "fastify";
import type { RequestSpan, Tracing } from "./tracing.ts";

/** W3C Trace Context: version, trace id, parent id, flags. */
const TRACEPARENT = /^[0-9a-f]{2}-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/;

function remoteOf(traceparent: unknown) {
	const [, traceId, spanId, flags] = TRACEPARENT.exec(String(traceparent)) ?? [];
	if (!traceId || !spanId || !flags || /^0+$/.test(traceId) || /^0+$/.test(spanId)) return undefined;
	return { traceId, spanId, isSampled: (Number.parseInt(flags, 16) & 1) === 1 };
}

/** Traces responses of the framework. Cached responses bypass it. */
export function traceRequests(app: FastifyInstance, tracing: Tracing): void {
	const spans = new WeakMap<object, RequestSpan>();
	app.addHook("onRequest", (request, _reply, done) => {
		const span = tracing.request({ id: request.id, remote: remoteOf(request.headers.traceparent) });
		spans.set(request, span);
		span.within(done);
	});
	// a body arrives in its connection's context, so the request's is restored
	app.addHook("preValidation", (request, _reply, done) => spans.get(request)?.within(done));
	app.addHook("onResponse", async (request, reply) => {
		const route = request.routeOptions.url ?? "none";
		const attributes = {
			"http.request.method": request.method,
			"http.route": route,
			"http.response.status_code": reply.statusCode,
			"request.id": request.id,
		};
		spans.get(request)?.end(`${request.method} ${route}`, attributes, reply.statusCode >= 500);
	});
}

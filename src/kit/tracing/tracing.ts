import { AsyncLocalStorage } from "node:async_hooks";
import { setTimeout } from "node:timers/promises";
import { type Context, ROOT_CONTEXT, type Span, SpanKind, SpanStatusCode, TraceFlags, trace } from "@opentelemetry/api";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import { resourceFromAttributes } from "@opentelemetry/resources";
import {
	BatchSpanProcessor,
	type IdGenerator,
	ParentBasedSampler,
	RandomIdGenerator,
	TraceIdRatioBasedSampler,
	TracerProvider,
} from "@opentelemetry/sdk-trace";

export type Attributes = Record<string, string | number>;
type Remote = { traceId: string; spanId: string; isSampled: boolean };

/** How long an unavailable collector may delay shutdown, in ms. */
const CLOSE_MS = 2000;

/** A request's span. `within` makes it the parent of later spans. */
export type RequestSpan = {
	within(work: () => void): void;
	end(name: string, attributes: Attributes, isFailed: boolean): void;
};

export type Tracing = {
	/** Begins a request's span in the caller's trace, or in a new one with the request's id. */
	request(request: { id: string; remote: Remote | undefined }): RequestSpan;
	inSpan<T>(name: string, attributes: Attributes, work: () => Promise<T>): Promise<T>;
	isInSpan(): boolean;
	/** Flushes pending spans. */
	close(): Promise<void>;
};

type Options = { endpoint: string; serviceName: string; release: string; sampledRatio: number };

/**
 * Sends OpenTelemetry traces to the collector at `endpoint`. Spans have request ids, routes and statements without
 * values, so no personal data. Without a collector spans are lost, nothing else.
 */
// long: its functions share one tracer and one current span
export function openTelemetry(options: Options): Tracing {
	let requestedId: string | undefined;
	const random = new RandomIdGenerator();
	const provider = providerOf(options, {
		generateTraceId: () => requestedId ?? random.generateTraceId(),
		generateSpanId: () => random.generateSpanId(),
	});
	const tracer = provider.getTracer(options.serviceName, options.release);
	const current = new AsyncLocalStorage<Context>();

	return {
		request({ id, remote }) {
			const parent = remote ? trace.setSpanContext(ROOT_CONTEXT, remoteContext(remote)) : ROOT_CONTEXT;
			requestedId = id;
			const span = tracer.startSpan("request", { kind: SpanKind.SERVER, root: !remote }, parent);
			requestedId = undefined;
			const context = trace.setSpan(parent, span);
			return {
				within: (work) => current.run(context, work),
				end(name, attributes, isFailed) {
					span.updateName(name).setAttributes(attributes);
					ended(span, isFailed);
				},
			};
		},
		async inSpan(name, attributes, work) {
			const parent = current.getStore() ?? ROOT_CONTEXT;
			const span = tracer.startSpan(name, { kind: SpanKind.INTERNAL, attributes }, parent);
			let isFailed = true;
			try {
				const result = await current.run(trace.setSpan(parent, span), work);
				isFailed = false;
				return result;
			} finally {
				ended(span, isFailed);
			}
		},
		isInSpan: () => current.getStore() !== undefined,
		async close() {
			const late = setTimeout(CLOSE_MS, undefined, { ref: false });
			await Promise.race([provider.shutdown().catch(() => {}), late]);
		},
	};
}

function providerOf({ endpoint, serviceName, release, sampledRatio }: Options, idGenerator: IdGenerator) {
	const sampled = new TraceIdRatioBasedSampler(sampledRatio);
	return new TracerProvider({
		resource: resourceFromAttributes({ "service.name": serviceName, "service.version": release }),
		// a client's traceparent must not decide on sampling
		sampler: new ParentBasedSampler({ root: sampled, remoteParentSampled: sampled, remoteParentNotSampled: sampled }),
		idGenerator,
		spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter({ url: `${endpoint}/v1/traces` }) })],
	});
}

function remoteContext({ traceId, spanId, isSampled }: Remote) {
	return { traceId, spanId, traceFlags: isSampled ? TraceFlags.SAMPLED : TraceFlags.NONE, isRemote: true };
}

/** Ends a span. The error's message stays in the log, as it may contain typed text. */
function ended(span: Span, isFailed: boolean): void {
	if (isFailed) span.setStatus({ code: SpanStatusCode.ERROR });
	span.end();
}

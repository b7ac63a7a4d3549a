import { createServer } from "node:http";
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import { StartFailure } from "../db/start-failure.ts";

/** The response histogram's upper bounds, in seconds. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

export type AnsweredRequest = { method: string; route: string; status: number; ms: number };

/** Observes the server's responses. Routes are patterns, so that no label identifies a person. */
export type RequestObserver = {
	answered(entry: AnsweredRequest): void;
	/** Counts a cached response, which bypassed the framework. */
	cached(): void;
};

/** A gauge read at each scrape. `labels` name each value. */
export type GaugeReading = {
	name: string;
	help: string;
	labels?: string[];
	read(): Promise<{ labels?: Record<string, string>; value: number }[]>;
};

export type Metrics = RequestObserver & {
	add(gauge: GaugeReading): void;
	/** Serves `GET /metrics`. Throws `StartFailure` if the port is taken. */
	listen(port: number, host: string): Promise<{ close(): Promise<void> }>;
};

/** This process's metrics in Prometheus' format, with Node's event loop, memory and garbage collection. */
export function metricsOf(prefix: string): Metrics {
	const registry = new Registry();
	collectDefaultMetrics({ register: registry });
	const seconds = new Histogram({
		name: `${prefix}_http_request_duration_seconds`,
		help: "Answers of the framework by method, route and status.",
		labelNames: ["method", "route", "status"],
		buckets: BUCKETS,
		registers: [registry],
	});
	const cached = new Counter({
		name: `${prefix}_http_cached_responses_total`,
		help: "Cached responses, which are sent before the framework.",
		registers: [registry],
	});
	return {
		answered: ({ method, route, status, ms }) => seconds.observe({ method, route, status: String(status) }, ms / 1000),
		cached: () => cached.inc(),
		add: (reading) => addGauge(registry, prefix, reading),
		listen: (port, host) => serveMetrics(registry, port, host),
	};
}

function addGauge(registry: Registry, prefix: string, { name, help, labels = [], read }: GaugeReading): void {
	new Gauge({
		name: `${prefix}_${name}`,
		help,
		labelNames: labels,
		registers: [registry],
		async collect() {
			this.reset(); // drops labels that have no value now
			for (const { labels: of = {}, value } of await read()) this.set(of, value);
		},
	});
}

async function serveMetrics(registry: Registry, port: number, host: string): Promise<{ close(): Promise<void> }> {
	const server = createServer(async (request, response) => {
		if (request.method !== "GET" || request.url !== "/metrics") return response.writeHead(404).end();
		try {
			const text = await registry.metrics();
			response.writeHead(200, { "content-type": registry.contentType }).end(text);
		} catch {
			// without the database, Prometheus records a failed scrape
			response.writeHead(503).end();
		}
	});
	await new Promise<void>((done, failed) => {
		server.once("error", () => failed(new StartFailure(`Port ${port} of METRICS_PORT is in use. Set a free port.`)));
		server.listen(port, host, done);
	});
	return {
		close: () =>
			new Promise((done) => {
				server.close(() => done());
				server.closeAllConnections();
			}),
	};
}

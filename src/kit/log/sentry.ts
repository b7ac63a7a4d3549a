import { randomUUID } from "node:crypto";
import type { Log } from "../http/app.ts";

/** Sends errors to a service with Sentry's envelopes. */
export type ErrorReports = {
	report(entry: object, line: string): void;
	/** Resolves when pending reports have arrived or failed. */
	flush(): Promise<void>;
};

type Options = {
	/** `https://KEY@HOST/PROJECT`. */
	dsn: string;
	release: string;
	/** The program's folder, which stack traces omit. */
	root: string;
	/** Called if a report is refused. */
	failed(reason: string): void;
};

/** The limit of reports a minute, because an outage repeats the same error. */
const PER_MINUTE = 30;
const MINUTE_MS = 60_000;
const TIMEOUT_MS = 5000;
/** A V8 stack frame, "at name (file:line:column)"; top-level code has no name. */
const FRAME = /^ {4}at (?:(.*?) \()?(?:file:\/\/)?(.*?):(\d+):(\d+)\)?$/;
/** Parts of a message that may identify a person: addresses, long numbers, and quoted values. */
const PERSONAL = /[^\s"'<>@]+@[^\s"'<>@]+|\d{6,}|"[^"]*"/g;

/** The envelope URL and key of a DSN. */
function endpointOf(dsn: string): { url: string; key: string } {
	const { protocol, username, host, pathname } = new URL(dsn);
	const [, path, project] = /^(.*)\/([^/]+)\/?$/.exec(pathname) ?? [];
	return { url: `${protocol}//${host}${path}/api/${project}/envelope/`, key: username };
}

/** Stack frames in Sentry's order, innermost last. */
function framesOf(stack: unknown, root: string): object[] {
	const lines = Array.isArray(stack) ? stack : [];
	return lines.toReversed().flatMap((line) => {
		const [, name, path, lineno, colno] = FRAME.exec(String(line)) ?? [];
		if (path === undefined) return [];
		const filename = path.startsWith(root)
			? path.slice(root.length + 1)
			: (/node_modules\/.*$/.exec(path)?.[0] ?? path);
		const isOwn = path.startsWith(root) && !path.includes("node_modules");
		return [{ filename, lineno: Number(lineno), colno: Number(colno), in_app: isOwn, ...(name && { function: name }) }];
	});
}

const COLUMN = /^"[a-z_.]+"$/;
const scrubbed = (text: string) => text.replace(PERSONAL, (found) => (COLUMN.test(found) ? found : "…"));

/** The report of a log entry. Personal data could only be in its message by accident. */
function eventOf(entry: Record<string, unknown>, line: string, { release, root }: Options): object {
	const { error, message, stack, ...rest } = entry;
	const isNamed = message !== undefined;
	const tags = Object.entries(rest)
		.filter(([, value]) => ["string", "number", "boolean"].includes(typeof value))
		.map(([name, value]) => [
			name === "id" && rest["job"] === undefined ? "request_id" : name,
			scrubbed(String(value)),
		]);
	return {
		event_id: randomUUID().replaceAll("-", ""),
		timestamp: new Date().toISOString(),
		platform: "node",
		level: "error",
		logger: line,
		release: `estrada@${release}`,
		exception: {
			values: [
				{
					type: isNamed ? String(error ?? line) : line,
					value: scrubbed(String((isNamed ? message : error) ?? line)),
					stacktrace: { frames: framesOf(stack, root) },
				},
			],
		},
		tags: Object.fromEntries(tags),
	};
}

/** Sends reports to a DSN in the background, a limited number a minute. It ignores errors. */
export function sentryReports(options: Options): ErrorReports {
	const { url, key } = endpointOf(options.dsn);
	const open = new Set<Promise<void>>();
	let minute = 0;
	let count = 0;

	async function send(event: object): Promise<void> {
		const head = { sent_at: new Date().toISOString() };
		const body = [head, { type: "event" }, event].map((part) => JSON.stringify(part)).join("\n");
		const headers = {
			"content-type": "application/x-sentry-envelope",
			"x-sentry-auth": `Sentry sentry_version=7, sentry_client=estrada/${options.release}, sentry_key=${key}`,
		};
		const answer = await fetch(url, { method: "POST", headers, body, signal: AbortSignal.timeout(TIMEOUT_MS) });
		await answer.body?.cancel();
		if (!answer.ok) throw new Error(`status ${answer.status}`);
	}

	return {
		report(entry, line) {
			const now = Math.floor(Date.now() / MINUTE_MS);
			count = now === minute ? count + 1 : 1;
			minute = now;
			if (count > PER_MINUTE) return;
			const sent = Promise.resolve()
				.then(() => send(eventOf(entry as Record<string, unknown>, line, options)))
				.catch((error: Error) => options.failed((error.cause as { code?: string } | undefined)?.code ?? error.message))
				.finally(() => open.delete(sent));
			open.add(sent);
		},
		async flush() {
			await Promise.all(open);
		},
	};
}

/** A log that also reports errors. */
export function reportingLog<L extends Log>(log: L, reports: ErrorReports): Log {
	return {
		info: (entry, line) => log.info(entry, line),
		error(entry, line) {
			log.error(entry, line);
			reports.report(entry, line);
		},
	};
}

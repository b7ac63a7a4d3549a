import pino from "pino";
import type { Log } from "../../kit/http/app.ts";
import { reportingLog, sentryReports } from "../../kit/log/sentry.ts";
import type { Config } from "./config.ts";
import { ROOT, VERSION } from "./root.ts";

/** The log of the running site, and what is still on its way when the process ends. */
export type SiteLog = { log: Log; flush(): Promise<void> };

/** One JSON line for an entry on the standard output; errors are reported as well where a service is set. */
export function siteLog({ sentryDsn }: Config): SiteLog {
	const log = pino({ base: null });
	if (!sentryDsn) return { log, flush: async () => {} };
	const failed = (reason: string) => log.info({ reason }, "an error could not be reported");
	const reports = sentryReports({ dsn: sentryDsn, release: VERSION, root: ROOT, failed });
	return { log: reportingLog(log, reports), flush: reports.flush };
}

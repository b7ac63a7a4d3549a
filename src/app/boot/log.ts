import pino from "pino";
import type { Log } from "../../kit/http/app.ts";
import { reportingLog, sentryReports } from "../../kit/log/sentry.ts";
import type { Config } from "./config.ts";
import { ROOT, VERSION } from "./root.ts";

/** `flush` sends pending reports before exit. */
export type SiteLog = { log: Log; flush(): Promise<void> };

/** JSON lines to stdout; errors also go to Sentry if configured. */
export function siteLog({ sentryDsn }: Config): SiteLog {
	const log = pino({ base: null });
	if (!sentryDsn) return { log, flush: async () => {} };
	const failed = (reason: string) => log.info({ reason }, "an error could not be reported");
	const reports = sentryReports({ dsn: sentryDsn, release: VERSION, root: ROOT, failed });
	return { log: reportingLog(log, reports), flush: reports.flush };
}

import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import type { Pool } from "pg";
import type { Passwords } from "../../features/account/server/passwords.ts";
import type { DemoPerson } from "../../features/demonstration/people.ts";
import type { CardProvider } from "../../features/payments/server/provider.ts";
import type { NetworkAdapters } from "../../features/tracking/server/networks.ts";
import type { ReadCache } from "../../kit/content/read-cache.ts";
import type { ResponseCache } from "../../kit/content/response-cache.ts";
import type { ContentVersions } from "../../kit/content/version.ts";
import type { Engine } from "../../kit/db/database.ts";
import type { Files } from "../../kit/files/files.ts";
import type { PrivateFiles } from "../../kit/files/private-files.ts";
import type { Log } from "../../kit/http/app.ts";
import type { Jobs } from "../../kit/jobs/jobs.ts";
import type { Publisher } from "../../kit/live/live.ts";
import type { AttachmentMakers } from "../../kit/mail/attachment.ts";
import type { InlinePictures } from "../../kit/mail/inline-picture.ts";
import type { Metrics } from "../../kit/metrics/metrics.ts";
import type { PdfRenderer } from "../../kit/pdf/renderer.ts";
import type { Clock } from "../../kit/time/zone.ts";
import type { Reads } from "../http/reads.ts";
import type { Wiring } from "../wiring.ts";
import type { Config } from "./config.ts";
import type { TimeSource } from "./site-clock.ts";

/** Injected so that tests can predict the ids. */
export type Ids = {
	/** A UUID. */
	next(): string;
	/** A link's secret: 32 random bytes in base64url. */
	secret(): string;
};

export type WorkDeps = Deps & { live: Publisher };

export type Deps = Wiring & {
	config: Config;
	/** Undefined without a demonstration. */
	demoPeople?: readonly DemoPerson[] | undefined;
	db: NodePgDatabase;
	engine: Engine;
	/** The connection pool; database listeners need it. */
	pool: Pool;
	reads: Reads;
	clock: Clock;
	timeSource: TimeSource;
	ids: Ids;
	passwords: Passwords;
	files: Files;
	privateFiles: PrivateFiles;
	jobs: Jobs;
	makers: AttachmentMakers;
	emailPictures: InlinePictures;
	provider: CardProvider | undefined;
	networks: NetworkAdapters;
	pdfRenderer: PdfRenderer;
	versions: ContentVersions;
	cache: ResponseCache;
	readCache: ReadCache;
	metrics: Metrics | undefined;
	log: Log;
	headers: Record<string, string>;
};

import { randomBytes, randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { isEmailWanted } from "../../features/account/server/email-preference-store.ts";
import { lockOut } from "../../features/account/server/log-in-store.ts";
import { passwords } from "../../features/account/server/passwords.ts";
import { ensurePasswords } from "../../features/demonstration/server/password.ts";
import { isStillWanted } from "../../features/newsletter/server/email-link.ts";
import { isRecommendation } from "../../features/recommendations/addresses.ts";
import type { SellerDetails } from "../../features/seller/seller.ts";
import { sellerRows } from "../../features/seller/server/store.ts";
import { networkAdapters } from "../../features/tracking/server/networks.ts";
import { readCache } from "../../kit/content/read-cache.ts";
import { responseCache } from "../../kit/content/response-cache.ts";
import { versionsOf } from "../../kit/content/version.ts";
import type { OpenDatabase } from "../../kit/db/database.ts";
import { lettersWarning } from "../../kit/db/letters.ts";
import { StartFailure } from "../../kit/db/start-failure.ts";
import { diskFiles } from "../../kit/files/files.ts";
import { securityHeaders } from "../../kit/http/security-headers.ts";
import { isThisMachine } from "../../kit/http/this-machine.ts";
import { jobsOf } from "../../kit/jobs/jobs.ts";
import type { Live } from "../../kit/live/live.ts";
import { type Delivery, delivery } from "../../kit/mail/delivery.ts";
import { smtpMailer } from "../../kit/mail/smtp.ts";
import { metricsOf } from "../../kit/metrics/metrics.ts";
import { startPdfRenderer } from "../../kit/pdf/renderer.ts";
import { dateText, timeText } from "../../kit/time/zone.ts";
import { traceJobs } from "../../kit/tracing/trace-jobs.ts";
import { traceQueries } from "../../kit/tracing/trace-queries.ts";
import { startControl } from "../commands/control.ts";
import { hostsOf } from "../http/hosts.ts";
import { readsOf } from "../http/reads.ts";
import { builtRenderer, type Renderer } from "../http/renderer.ts";
import { buildServer } from "../http/server.ts";
import { wiringOf } from "../wiring.ts";
import type { Config } from "./config.ts";
import type { Demonstration } from "./demonstration.ts";
import type { Deps, WorkDeps } from "./deps.ts";
import { emailPictures } from "./email-pictures.ts";
import { FOLDER_WAIT_MS, openPrepared } from "./first-start.ts";
import { siteLog } from "./log.ts";
import { addGauges } from "./metrics.ts";
import { providerOf } from "./provider.ts";
import { ROOT } from "./root.ts";
import { siteClockOf } from "./site-clock.ts";
import { privateFilesFault, privateFilesOf } from "./storage-settings.ts";
import { tracingOf } from "./traces.ts";
import { attachmentMakers, workersOf } from "./work.ts";

/** E-mails and jobs use real time, independent of the site's clock. */
const REAL_CLOCK = { now: () => new Date() };
/** The time zone of the trial clock in start-up messages. */
const TRIAL_ZONE = "Europe/Warsaw";
/** Grace period of running requests after a signal; then connections are closed. */
const GOODBYE_MS = 10_000;
/** Further time for calls whose connections were closed, so that their responses are stored for a repeated request. */
const UNFINISHED_MS = 10_000;
/** npm forwards a SIGINT that the terminal already sent, so one Ctrl-C arrives twice. */
const SAME_KEY_MS = 1000;

// long: each part in a line, read as a list
export async function buildDeps(
	set: Config,
	opened: OpenDatabase,
	log: Deps["log"],
	demonstration?: Demonstration,
): Promise<Deps> {
	const config = await withSender(set, opened);
	const clock = siteClockOf(config);
	const ids = { next: () => randomUUID(), secret: () => randomBytes(32).toString("base64url") };
	const versions = await versionsOf(opened.db, opened.engine);
	const headers = securityHeaders(config.publicUrl, config.hasSecureSubdomains);
	const pdfRenderer = startPdfRenderer();
	const jobs = jobsOf({ db: opened.db, engine: opened.engine, clock, realClock: REAL_CLOCK, log });
	const networks = networkAdapters(config.networks);
	const files = diskFiles(join(config.dataDir, "files"));
	const wiring = wiringOf({ clock, ids, config, jobs, networks, files });
	return {
		...wiring,
		config,
		demoPeople: demonstration?.people,
		db: opened.db,
		engine: opened.engine,
		pool: opened.pool,
		reads: readsOf(opened, versions),
		clock,
		timeSource: clock.source,
		ids,
		passwords: passwords(),
		files,
		privateFiles: privateFilesOf(config),
		jobs,
		makers: attachmentMakers({ ...wiring, db: opened.db, pdfRenderer, clock, config }),
		emailPictures: emailPictures({ db: opened.db, files, log, clock }),
		provider: await providerOf(config),
		networks,
		pdfRenderer,
		versions,
		cache: responseCache(versions, { headers, clock, hosts: hostsOf(config, opened.db) }),
		readCache: readCache(versions),
		metrics: config.metricsPort === undefined ? undefined : metricsOf("estrada"),
		log,
		headers,
	};
}

/** The seller is the sender if MAIL_FROM is unset. */
async function withSender(config: Config, { db }: OpenDatabase): Promise<Config> {
	const [seller] = await sellerRows(db);
	if (!seller || (seller.isInvented && !config.isTrial)) return config;
	const { name, address } = seller.details;
	return {
		...config,
		mailFrom: config.isMailFromSet ? config.mailFrom : (seller.sender ?? config.mailFrom),
		organiserAddress: `${name}, ${address.street}, ${address.postCode} ${address.city}`,
	};
}

/** Caches nothing; Vite serves the scripts. */
function developing(deps: Deps): Deps {
	let version = 0;
	const versions = { current: () => ++version, seen() {} };
	const headers = { ...deps.headers };
	delete headers["content-security-policy"];
	const hosts = hostsOf(deps.config, deps.db);
	const cache = responseCache(versions, { headers, clock: deps.clock, hosts });
	return { ...deps, headers, versions, cache, readCache: readCache(versions) };
}

/** Throws `StartFailure`. */
// long: start-up and shutdown order belong together
export async function start(config: Config, demonstration: Demonstration, devRenderer?: Renderer): Promise<void> {
	const distDir = join(ROOT, "dist");
	if (!devRenderer && !existsSync(join(distDir, "site/.vite/manifest.json"))) {
		throw new StartFailure(
			"The browser bundles are not built. Run `npm start`, which builds them, or `npm run build`.",
		);
	}
	const opened = await openPrepared(config, demonstration, {
		say: (line) => console.log(line),
		log: (line) => console.error(line),
		patience: { waitMs: FOLDER_WAIT_MS, say: (line) => console.log(line) },
	});
	try {
		const peopleIds = demonstration.people.map((one) => one.id);
		if (!config.enterAs) await lockOut(opened.db, peopleIds);
		if (config.demo && config.isTrial) await opened.db.transaction(demonstration.addSeller); // older releases lack it
		const { log, flush } = siteLog(config);
		const tracing = await tracingOf(config);
		if (tracing) traceQueries(opened.pool, tracing);
		const built = await buildDeps(config, opened, log, demonstration);
		if (config.enterAs) await ensurePasswords(built, peopleIds);
		const deps = devRenderer ? developing(built) : built;
		const app = await buildServer(deps, { renderer: devRenderer ?? (await builtRenderer(distDir)), distDir, tracing });
		const working = { ...deps, live: app.live };
		const control = deps.engine === "pglite" ? await startControl(working) : undefined;
		const mail = await mailOf(deps);
		const metrics = await servedMetrics(working);
		let seeding: Awaited<ReturnType<Demonstration["resume"]>>;
		let begun: Promise<void> = Promise.resolve();
		closeOnSignal(async (signal) => {
			await drain(app, signal === "SIGTERM" && deps.engine === "postgres" ? config.drainSeconds : 0);
			const impatience = setTimeout(() => app.server.closeAllConnections(), GOODBYE_MS);
			await app.close();
			clearTimeout(impatience);
			if (!(await app.runningCalls.ended(UNFINISHED_MS))) console.error("Some calls were cut short by the shutdown.");
			await begun.catch(() => {}); // a signal during start waits until everything is open
			await Promise.all([deps.jobs.stop(), mail?.stop(), deps.pdfRenderer.close(), seeding?.stop()]);
			await metrics?.close();
			await control?.close();
			await Promise.all([opened.close(), flush(), tracing?.close()]);
		});
		begun = (async () => {
			await app.listen({ port: config.port, host: config.host });
			await Promise.all([
				deps.jobs.start(tracing ? traceJobs(workersOf(working), tracing) : workersOf(working)),
				mail?.start(),
			]);
			announce(deps, await deps.sellerOf(deps.db));
			const warning = await lettersWarning(deps.db);
			if (warning) console.error(warning);
			void privateFilesFault(deps.privateFiles).then((fault) => fault && console.error(fault));
			seeding = await demonstration.resume(deps, (line) => console.log(line));
		})();
		await begun;
	} catch (error) {
		await opened.close();
		throw error;
	}
}

async function servedMetrics(deps: WorkDeps & { live: Live }): Promise<{ close(): Promise<void> } | undefined> {
	const { metrics, config } = deps;
	if (!metrics || config.metricsPort === undefined) return undefined;
	addGauges(metrics, { ...deps, realClock: REAL_CLOCK });
	return metrics.listen(config.metricsPort, config.host);
}

/** Returns undefined without a mail server. */
async function mailOf(deps: Deps): Promise<Delivery | undefined> {
	if (!deps.config.smtpUrl) return undefined;
	return delivery({
		...deps,
		realClock: REAL_CLOCK,
		pictures: deps.emailPictures,
		mailer: await smtpMailer(deps.config.smtpUrl, deps.config.bounceAddress),
		async isWanted(message) {
			const { unsubscribeUrl } = message;
			const isLeft =
				unsubscribeUrl && !isRecommendation(unsubscribeUrl) && !(await isStillWanted(deps.db, unsubscribeUrl));
			return !isLeft && isEmailWanted(deps.db, message);
		},
	});
}

const CARDS_LINES = {
	stripe: "accepted through Stripe",
	test: "TEST GATEWAY: anybody can confirm an order without paying. Never sell with it.",
	none: "not accepted: STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET are not set. Bank transfers are accepted.",
};

function emailsLine({ smtpUrl, outbox, publicUrl, port }: Config): string {
	if (smtpUrl) return `sent by ${new URL(smtpUrl).host}`;
	const unsent = "NOT SENT: SMTP_URL is not set. Nobody can activate an account or confirm a sign-up.";
	const url = isThisMachine(publicUrl) ? publicUrl : `http://localhost:${port}`;
	if (!outbox) return `${unsent} E-mails are kept for a day.`;
	const outboxUrl = `${url}/outbox`;
	return isThisMachine(publicUrl)
		? outboxUrl
		: `${unsent} ${outboxUrl} shows them to browsers that open the site as localhost.`;
}

/** The start-up lines about a trial's clock and how to use the real time. */
function clockLine({ clock, timeSource }: Deps): string[] {
	if (timeSource !== "trial") return [];
	const clockTime = `${dateText("en", clock.now(), TRIAL_ZONE)}, ${timeText("en", clock.now(), TRIAL_ZONE)} in Warsaw`;
	return [`  Clock          ${clockTime}: the demonstration's time. SITE_CLOCK=now sets the real time.`];
}

function salesLine(seller: SellerDetails | undefined): string[] {
	if (seller) return [];
	return ["  Sales          CLOSED except for free packages: no seller is set. Set one with npx estrada seller set"];
}

function announce(deps: Deps, seller: SellerDetails | undefined): void {
	const { config } = deps;
	console.log(
		[
			`Estrada is ready.`,
			`  Site           ${config.publicUrl}`,
			`  E-mails        ${emailsLine(config)}`,
			`  Cards          ${CARDS_LINES[config.cardPayments]}`,
			`  API reference  ${config.publicUrl}/api/docs`,
			...salesLine(seller),
			...clockLine(deps),
			...(config.databaseUrl
				? []
				: [`  Data in ${config.dataDir} survives a killed process; a power cut may lose the last changes.`]),
		].join("\n"),
	);
}

/** Reports not ready while still answering, so that a load balancer stops sending requests. */
async function drain({ readiness }: FastifyInstance, seconds: number): Promise<void> {
	readiness.isStopping = true;
	await new Promise((done) => setTimeout(done, seconds * 1000));
	await new Promise((done) => setImmediate(done));
}

/** Finishes requests, closes the database and exits with 0. A later second signal exits at once. */
function closeOnSignal(close: (signal: NodeJS.Signals) => Promise<void>): void {
	let closingSince: number | undefined;
	for (const signal of ["SIGTERM", "SIGINT"] as const) {
		process.on(signal, () => {
			if (closingSince !== undefined && Date.now() - closingSince < SAME_KEY_MS) return;
			if (closingSince !== undefined) process.exit(1);
			closingSince = Date.now();
			close(signal).then(
				() => process.exit(0),
				(error) => {
					console.error(error);
					process.exit(1);
				},
			);
		});
	}
}

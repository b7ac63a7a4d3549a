import { join } from "node:path";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { sessionHint } from "../../features/account/server/auth-routes.ts";
import { type Authentication, authentication, headersOf } from "../../features/account/server/authentication.ts";
import { accountRoutes } from "../../features/account/server/routes.ts";
import { validSessions } from "../../features/account/server/store.ts";
import { accountSettingsRoutes } from "../../features/account-settings/server/routes.ts";
import { additionRoutes } from "../../features/additions/server/routes.ts";
import { lecturesOfLecturer } from "../../features/agenda/server/lecturer-store.ts";
import { agendaRoutes } from "../../features/agenda/server/routes.ts";
import { appointmentsRoutes } from "../../features/appointments/server/routes.ts";
import { certificatesRoutes } from "../../features/certificates/server/routes.ts";
import { chatRoutes } from "../../features/chat/server/routes.ts";
import { codesRoutes } from "../../features/codes/server/routes.ts";
import { ownConsentRoutes } from "../../features/consent/server/own-routes.ts";
import { consentRoutes } from "../../features/consent/server/routes.ts";
import { cvsRoutes } from "../../features/cvs/server/routes.ts";
import type { DemoPerson } from "../../features/demonstration/people.ts";
import { answersOf } from "../../features/demonstration/server/answer-messages.ts";
import { playRooms } from "../../features/demonstration/server/play-rooms.ts";
import { demonstrationRoutes } from "../../features/demonstration/server/routes.ts";
import { enquiriesRoutes } from "../../features/enquiries/server/routes.ts";
import { contactsRoutes } from "../../features/event/server/contacts-routes.ts";
import { eventRoutes } from "../../features/event/server/routes.ts";
import { invitationRoutes } from "../../features/exhibitors/server/invitation-routes.ts";
import { exhibitorsRoutes } from "../../features/exhibitors/server/routes.ts";
import { exhibitorStaffRoutes } from "../../features/exhibitors/server/staff-routes.ts";
import { leadsRoutes } from "../../features/leads/server/routes.ts";
import { liveRoutes } from "../../features/live/server/routes.ts";
import { matchmakingRoutes } from "../../features/matchmaking/server/routes.ts";
import { meetingsRoutes } from "../../features/meetings/server/routes.ts";
import { newsRoutes } from "../../features/news/server/routes.ts";
import { ownSignUpRoutes } from "../../features/newsletter/server/own-routes.ts";
import { preferencesRoutes } from "../../features/newsletter/server/preferences-routes.ts";
import { reminderRoutes } from "../../features/newsletter/server/reminder-routes.ts";
import { newsletterRoutes } from "../../features/newsletter/server/routes.ts";
import { noticesRoutes } from "../../features/notices/server/routes.ts";
import { openQuestionRoutes } from "../../features/open-questions/server/routes.ts";
import { optionsRoutes } from "../../features/options/server/routes.ts";
import { orderPageRoutes } from "../../features/order-page/server/routes.ts";
import { officeEvents } from "../../features/organisers/server/role-store.ts";
import { changeRoutes } from "../../features/package-changes/server/routes.ts";
import { packagesRoutes } from "../../features/packages/server/routes.ts";
import { waitingRoutes } from "../../features/packages/server/waiting-routes.ts";
import { partnersRoutes } from "../../features/partners/server/routes.ts";
import { paymentsRoutes } from "../../features/payments/server/routes.ts";
import { planRoutes } from "../../features/plan/server/routes.ts";
import { presenceRoutes } from "../../features/presence/server/routes.ts";
import { privacyRoutes } from "../../features/privacy/server/routes.ts";
import { profilesRoutes } from "../../features/profiles/server/routes.ts";
import { promoRoutes } from "../../features/promo/server/routes.ts";
import { recommendationsRoutes } from "../../features/recommendations/server/routes.ts";
import { recordingsRoutes } from "../../features/recordings/server/routes.ts";
import { registrationRoutes } from "../../features/registration/server/routes.ts";
import { roomsRoutes } from "../../features/rooms/server/routes.ts";
import { schoolsRoutes } from "../../features/schools/server/routes.ts";
import { scoreRoutes } from "../../features/score/server/routes.ts";
import { seatsRoutes } from "../../features/seats/server/routes.ts";
import { speakersRoutes } from "../../features/speakers/server/routes.ts";
import { dutyRoutes } from "../../features/stand-editor/server/duty-routes.ts";
import { materialRoutes } from "../../features/stand-editor/server/material-routes.ts";
import { editorRoutes } from "../../features/stand-editor/server/routes.ts";
import { inboxRoutes } from "../../features/stands/server/inbox-routes.ts";
import { materialFileRoutes } from "../../features/stands/server/material-file-routes.ts";
import { standsRoutes } from "../../features/stands/server/routes.ts";
import { standEventOf } from "../../features/stands/server/store.ts";
import { ticketHolderRoutes } from "../../features/ticket-holders/server/routes.ts";
import { ticketsRoutes } from "../../features/tickets/server/routes.ts";
import { trackingRoutes } from "../../features/tracking/server/routes.ts";
import { visitorOf } from "../../features/tracking/server/visitor.ts";
import { checkAnswers } from "../../kit/db/check-answers.ts";
import { buildApp } from "../../kit/http/app.ts";
import { hasRoom } from "../../kit/http/disk.ts";
import { Failure } from "../../kit/http/failure.ts";
import { serveFolder } from "../../kit/http/serve-folder.ts";
import { type Live, liveAt } from "../../kit/live/live.ts";
import { outboxRoutes } from "../../kit/mail/outbox-routes.ts";
import { traceRequests } from "../../kit/tracing/trace-requests.ts";
import type { Tracing } from "../../kit/tracing/tracing.ts";
import type { Deps } from "../boot/deps.ts";
import { emailSettingsOf } from "../boot/email-settings.ts";
import { accountPath, arrivalAddress, officePath } from "../client/addresses.ts";
import { erasureOf } from "../erasure.ts";
import { personalParts } from "../personal-data.ts";
import { accountFiles } from "./account-files.ts";
import { apiReference } from "./api-reference.ts";
import { apiReferencePage } from "./api-reference-page.ts";
import { crawlerRoutes } from "./crawlers.ts";
import { feedRoutes } from "./feeds.ts";
import { officeRoutes } from "./office-routes.ts";
import { originalOf } from "./paths.ts";
import type { Renderer } from "./renderer.ts";
import { sharePictureRoutes } from "./share-pictures.ts";
import { siteRoutes } from "./site.ts";
import { siteFiles } from "./site-files.ts";

type People = Deps & { live: Live } & ReturnType<typeof emailSettingsOf>;

/** `distDir` has the built browser files. Without a renderer only the API is served. */
// long: one part of the server after the other
export async function buildServer(
	deps: Deps,
	options: { renderer?: Renderer; distDir?: string; tracing?: Tracing | undefined } = {},
): Promise<FastifyInstance> {
	const app = await buildApp({
		cache: deps.cache,
		headers: deps.headers,
		defaultLang: deps.config.defaultLang,
		log: deps.log,
		isTrustedProxy: deps.config.isTrustedProxy,
		publicUrl: deps.config.publicUrl,
		observer: deps.metrics,
	});
	if (options.tracing) traceRequests(app, options.tracing);
	await apiReference(app, deps.config.publicUrl);
	const auth = await authentication({ ...deps, ...emailSettingsOf(deps.config) });
	const { db, clock } = deps;
	app.decorate("gate", {
		db,
		clock,
		accountIdOf: (request) => auth.accountIdOf(headersOf(request)),
		counters: new Map(),
	});
	const live = liveConnections(app, deps, auth);
	app.decorate("live", live);
	const people = { ...deps, live, ...emailSettingsOf(deps.config) };
	await app.register(async (routes) => sliceRoutes(routes, { ...deps, live }, people, auth));
	if (deps.config.enterAs && deps.demoPeople) enterRoutes(app, deps, auth, deps.demoPeople);
	if (deps.config.outbox) {
		const styles = options.renderer?.assets().styles ?? [];
		outboxRoutes(app, { ...deps, pictures: deps.emailPictures, styles });
	}
	if (options.renderer) apiReferencePage(app, deps, options.renderer);
	app.all("/api/*", { schema: { hide: true } }, async () => {
		throw new Failure(404, { pl: "Nie ma takiego wywołania API.", en: "There is no such API call." });
	});
	serveFolder(app, "/files/", deps.files.folder);
	if (options.distDir) serveFolder(app, "/assets/", join(options.distDir, "site/assets"));
	siteFiles(app, deps);
	crawlerRoutes(app, deps);
	feedRoutes(app, deps);
	sharePictureRoutes(app, deps);
	accountFiles(app, options.distDir);
	if (options.renderer) siteRoutes(app, deps, options.renderer);
	return app;
}

const ENDING = /^\/api\/(auth|user|account|office\/(proof|event\/[^/]+\/organisers))\b/i;
/** Calls with an e-mail's link that end the account's sessions. */
const RESETTING = /^\/api\/(auth\/reset-password|account\/stopAddress)\b/i;

/** Closes connections with their sessions and before the server. */
function liveConnections(app: FastifyInstance, deps: Deps, auth: Authentication): Live {
	const { db, log, config } = deps;
	const live = liveAt(app.server, {
		log,
		publicUrl: config.publicUrl,
		isTrustedProxy: config.isTrustedProxy,
		pool: deps.engine === "postgres" ? deps.pool : undefined,
		personOf: (headers) => auth.sessionOf(headers),
		// better-auth also uses real time
		sessionsThatStand: (ids) => validSessions(db, ids, new Date()),
	});
	app.addHook("onResponse", async ({ method, url, headers }) => {
		// password resets and address restores end sessions without their cookie
		if (method !== "GET" && (headers.cookie ? ENDING : RESETTING).test(url)) live.lookAtSessions();
	});
	app.addHook("preClose", () => live.close());
	return live;
}

/**
 * The codes of events: the one that ends next first, as a meetup's first edition may be years ago, and ended ones last.
 * The events come by time, the newest first.
 */
function officesByTime(events: { code: string; endsAt: Date }[], now: Date): string[] {
	const isOver = ({ endsAt }: { endsAt: Date }) => endsAt <= now;
	const open = events.filter((one) => !isOver(one)).toSorted((a, b) => a.endsAt.getTime() - b.endsAt.getTime());
	return [...open, ...events.filter(isOver)].map(({ code }) => code);
}

type EnteredAccount = Parameters<Parameters<typeof demonstrationRoutes>[1]["arrivalAddress"]>[0];

function enterRoutes(app: FastifyInstance, deps: Deps, auth: Authentication, people: readonly DemoPerson[]): void {
	const { defaultEvent } = deps.config;
	const account = {
		hint: sessionHint(deps.config),
		officesOf: async (accountId: string) => officesByTime(await officeEvents(deps.db, accountId), deps.clock.now()),
		arrivalAddress({ lang, own, offices, to }: EnteredAccount) {
			const eventCode = own[0] ?? defaultEvent;
			const base = accountPath(lang, eventCode).replace(/\/account$/, "");
			const arrival = arrivalAddress({ lang, base, eventCode, own, to, lecture: null });
			const [office] = offices;
			return office === undefined || arrival !== `${base}/account` ? arrival : officePath(lang, office);
		},
	};
	demonstrationRoutes(app, { ...deps, ...account }, { auth, people });
}

function sellingRoutes(routes: FastifyInstance, deps: Deps, people: People, auth: Authentication): void {
	packagesRoutes(routes, deps);
	codesRoutes(routes, deps);
	optionsRoutes(routes, deps);
	schoolsRoutes(routes, deps);
	promoRoutes(routes, deps);
	registrationRoutes(routes, { ...people, visitorOf }, auth);
	ticketHolderRoutes(routes, people);
	additionRoutes(routes, people);
	changeRoutes(routes, people);
	ticketsRoutes(routes, people);
	orderPageRoutes(routes, people);
	openQuestionRoutes(routes, people);
}

/** `people` adds the dependencies of e-mails. */
// long: one slice's routes after the other, read as a list
function sliceRoutes(routes: FastifyInstance, deps: Deps & { live: Live }, people: People, auth: Authentication): void {
	eventRoutes(routes, deps);
	const addressed: Deps & Pick<Parameters<typeof planRoutes>[1], "pageAddress"> = {
		...deps,
		pageAddress: (lang, event, path) => originalOf(deps.config, lang, event, path),
	};
	agendaRoutes(routes, addressed);
	scoreRoutes(routes, deps);
	speakersRoutes(routes, { ...deps, lecturesOf: lecturesOfLecturer });
	exhibitorsRoutes(routes, { ...deps, standEventOf });
	exhibitorStaffRoutes(routes, deps);
	invitationRoutes(routes, people, auth);
	partnersRoutes(routes, deps);
	contactsRoutes(routes, deps);
	newsRoutes(routes, deps);
	sellingRoutes(routes, deps, people, auth);
	consentRoutes(routes, deps);
	ownConsentRoutes(routes, deps);
	enquiriesRoutes(routes, people);
	newsletterRoutes(routes, people);
	reminderRoutes(routes, people);
	preferencesRoutes(routes, people);
	ownSignUpRoutes(routes, deps);
	accountRoutes(routes, people, auth);
	accountSettingsRoutes(routes, people, auth);
	seatsRoutes(routes, people);
	planRoutes(routes, addressed);
	certificatesRoutes(routes, addressed);
	recommendationsRoutes(routes, people);
	const sessionOf = (request: FastifyRequest) => auth.sessionOf(headersOf(request));
	profilesRoutes(routes, deps);
	matchmakingRoutes(routes, people);
	cvsRoutes(routes, deps);
	officeRoutes(routes, { ...people, sessionOf, erasure: erasureOf(people) }, auth);
	recordingsRoutes(routes, { ...deps, sessionOf, markOf: auth.markOf });
	liveRoutes(routes, deps);
	chatRoutes(routes, { ...deps, onSent: answersOf(deps) });
	presenceRoutes(routes, deps);
	roomsRoutes(routes, deps);
	playRooms(routes, deps);
	noticesRoutes(routes, deps);
	meetingsRoutes(routes, people);
	appointmentsRoutes(routes, people);
	standsRoutes(routes, people);
	inboxRoutes(routes, people);
	editorRoutes(routes, people);
	dutyRoutes(routes, people);
	materialRoutes(routes, people);
	materialFileRoutes(routes, people);
	leadsRoutes(routes, people);
	waitingRoutes(routes, people);
	trackingRoutes(routes, deps);
	paymentsRoutes(routes, people);
	privacyRoutes(routes, { ...people, personalParts: personalParts(people), erasure: erasureOf(people) }, auth);
	healthRoutes(routes, deps);
}

/** After a write fails on a full disk, the process stays not ready for this long. */
const DISK_FULL_MS = 30_000;

function healthRoutes(app: FastifyInstance, deps: Deps): void {
	app.get("/healthz", { schema: { hide: true } }, async () => ({ status: "ok" }));
	app.get("/readyz", { schema: { hide: true } }, async (_request, reply) => {
		const { isStopping, diskFullAt } = app.readiness;
		if (isStopping) return reply.code(503).send({ status: "about to stop" });
		const isFull = Date.now() - diskFullAt < DISK_FULL_MS || !(await hasRoom(deps.config.dataDir));
		if (isFull) return reply.code(503).send({ status: "disk full" });
		try {
			await checkAnswers(deps.db);
			return { status: "ready" };
		} catch {
			return reply.code(503).send({ status: "database out of reach" });
		}
	});
}

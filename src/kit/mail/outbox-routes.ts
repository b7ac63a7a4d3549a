import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Database } from "../db/database.ts";
import { notFound } from "../http/failure.ts";
import { isFromHere } from "../http/this-machine.ts";
import { type Lang, langOf } from "../i18n/lang.ts";
import type { Clock } from "../time/zone.ts";
import type { AttachmentMakers } from "./attachment.ts";
import { bytesOf } from "./delivery.ts";
import { OUTBOX_PAGE_SIZE, outboxEmail, outboxList } from "./outbox-page.ts";
import { attachmentsOf, type Email, emailById, emails } from "./store.ts";
import { outboxTexts } from "./texts.ts";

export type OutboxDeps = {
	db: Database;
	clock: Clock;
	config: { defaultLang: Lang };
	makers: AttachmentMakers;
	/** The addresses of the site's style sheets. */
	styles: string[];
};

/** An e-mail's own rules: its inline styles work; nothing runs, nothing is fetched. */
const EMAIL_POLICY =
	"default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'";

/** Files that a browser shows without running anything. */
const SHOWN = /^(?:application\/pdf|image\/(?:png|jpeg|webp))$/;

/** The outbox: the e-mails that were written, where no mail server takes them. Only this machine sees it. */
// long: a list of calls behind one hook
export function outboxRoutes(app: FastifyInstance, deps: OutboxDeps): void {
	const langOfRequest = (request: FastifyRequest): Lang => {
		const query = (request.query as { lang?: unknown }).lang ?? request.cookies["lang"];
		return typeof query === "string" && query ? langOf(query) : deps.config.defaultLang;
	};
	const viewOf = (request: FastifyRequest) => ({
		lang: langOfRequest(request),
		styles: deps.styles,
		now: deps.clock.now(),
	});
	const emailOf = async (request: FastifyRequest): Promise<Email> => {
		const { id } = request.params as { id: string };
		const message = /^\d{1,9}$/.test(id) ? await emailById(deps.db, Number(id)) : undefined;
		if (!message) throw notFound(outboxTexts.none);
		return message;
	};

	app.register(async (routes) => {
		routes.addHook("onRequest", async (request, reply) => {
			if (!isFromHere(request)) throw notFound(outboxTexts.hidden);
			reply.header("x-robots-tag", "noindex");
		});
		const options = { schema: { hide: true }, config: { isNeverCached: true } };
		routes.get("/outbox", options, async (request, reply) => {
			const query = Number((request.query as { page?: string }).page ?? 1);
			const page = Number.isInteger(query) && query > 0 && query < 1_000_000 ? query : 1;
			const found = await emails(deps.db, page, OUTBOX_PAGE_SIZE);
			return reply.type("text/html; charset=utf-8").send(outboxList(viewOf(request), { ...found, page }));
		});
		routes.get("/outbox/:id", options, async (request, reply) => {
			const message = await emailOf(request);
			const files = await attachmentsOf(deps.db, message.id);
			return reply.type("text/html; charset=utf-8").send(outboxEmail(viewOf(request), message, files));
		});
		routes.get("/outbox/:id/file/:position", options, async (request, reply) => {
			const files = await attachmentsOf(deps.db, (await emailOf(request)).id);
			const file = files.find(({ position }) => String(position) === (request.params as { position: string }).position);
			if (!file) throw notFound(outboxTexts.noFile);
			const way = SHOWN.test(file.contentType) ? "inline" : "attachment";
			return reply
				.header("content-disposition", `${way}; filename*=UTF-8''${encodeURIComponent(file.name)}`)
				.type(file.contentType)
				.send(Buffer.from(await bytesOf(file, deps.makers)));
		});
		routes.get("/outbox/:id/html", options, async (request, reply) => {
			const message = await emailOf(request);
			return reply.header("content-security-policy", EMAIL_POLICY).type("text/html; charset=utf-8").send(message.html);
		});
	});
}

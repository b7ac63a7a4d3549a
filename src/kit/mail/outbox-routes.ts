import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Database } from "../db/database.ts";
import { notFound } from "../http/failure.ts";
import { isFromHere } from "../http/this-machine.ts";
import { type Lang, langOf } from "../i18n/lang.ts";
import type { Clock } from "../time/zone.ts";
import type { AttachmentMakers } from "./attachment.ts";
import { bytesOf } from "./delivery.ts";
import { type InlinePictures, inlinePictureNames, withPictureAddresses } from "./inline-picture.ts";
import { OUTBOX_PAGE_SIZE, outboxEmail, outboxList } from "./outbox-page.ts";
import { attachmentsOf, type Email, emailById, emails } from "./store.ts";
import { outboxTexts } from "./texts.ts";

export type OutboxDeps = {
	db: Database;
	clock: Clock;
	config: { defaultLang: Lang };
	makers: AttachmentMakers;
	pictures: InlinePictures;
	styles: string[];
};

/** An e-mail's frame may use inline styles, its pictures and the site's font, but no scripts. */
const EMAIL_POLICY =
	"default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; font-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'";

const HIDDEN = { schema: { hide: true }, config: { isNeverCached: true } };
/** Types that browsers display without running code. */
const SHOWN = /^(?:application\/pdf|image\/(?:png|jpeg|webp))$/;

/** The outbox of a site without a mail server. Only this machine may see it. */
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
		routes.get("/outbox", HIDDEN, async (request, reply) => {
			const query = Number((request.query as { page?: string }).page ?? 1);
			const page = Number.isInteger(query) && query > 0 && query < 1_000_000 ? query : 1;
			const found = await emails(deps.db, page, OUTBOX_PAGE_SIZE);
			return reply.type("text/html; charset=utf-8").send(outboxList(viewOf(request), { ...found, page }));
		});
		routes.get("/outbox/:id", HIDDEN, async (request, reply) => {
			const message = await emailOf(request);
			const files = await attachmentsOf(deps.db, message.id);
			return reply.type("text/html; charset=utf-8").send(outboxEmail(viewOf(request), message, files));
		});
		routes.get("/outbox/:id/file/:position", HIDDEN, async (request, reply) => {
			const files = await attachmentsOf(deps.db, (await emailOf(request)).id);
			const file = files.find(({ position }) => String(position) === (request.params as { position: string }).position);
			if (!file) throw notFound(outboxTexts.noFile);
			const way = SHOWN.test(file.contentType) ? "inline" : "attachment";
			return reply
				.header("content-disposition", `${way}; filename*=UTF-8''${encodeURIComponent(file.name)}`)
				.type(file.contentType)
				.send(Buffer.from(await bytesOf(file, deps.makers)));
		});
		bodyRoutes(routes, { pictures: deps.pictures, emailOf });
	});
}

/** Serves an e-mail as its reader sees it, and its pictures. */
function bodyRoutes(
	routes: FastifyInstance,
	{ pictures, emailOf }: { pictures: InlinePictures; emailOf(request: FastifyRequest): Promise<Email> },
): void {
	routes.get("/outbox/:id/html", HIDDEN, async (request, reply) => {
		const message = await emailOf(request);
		const html = withPictureAddresses(message.html, (name) => `/outbox/${message.id}/picture/${name}`);
		return reply.header("content-security-policy", EMAIL_POLICY).type("text/html; charset=utf-8").send(html);
	});
	routes.get("/outbox/:id/picture/:name", HIDDEN, async (request, reply) => {
		const { name } = request.params as { name: string };
		const isShown = inlinePictureNames((await emailOf(request)).html).includes(name);
		const bytes = isShown ? await pictures(name) : undefined;
		if (!bytes) throw notFound(outboxTexts.noFile);
		// the frame has no origin of its own
		return reply.header("cross-origin-resource-policy", "cross-origin").type("image/jpeg").send(Buffer.from(bytes));
	});
}

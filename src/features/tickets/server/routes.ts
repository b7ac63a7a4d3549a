import type { FastifyInstance } from "fastify";
import { fileAnswers } from "../../../kit/http/answers.ts";
import { Failure, notFound } from "../../../kit/http/failure.ts";
import { rateLimit } from "../../../kit/http/rate-limit.ts";
import { requestLang } from "../../../kit/http/request-lang.ts";
import { serve } from "../../../kit/http/serve.ts";
import { getOwnTickets, getTicket, getTicketFile, getTicketKeys } from "../contract.ts";
import { ticketNumber } from "../rules.ts";
import { refusals } from "../texts.ts";
import { publicKeys } from "./sign.ts";
import { type TicketPdfDeps, ticketPdf } from "./ticket-pdf.ts";
import { ticketByToken, ticketInfo, ticketsOfAccount } from "./tickets.ts";

/** How long a door may keep the public keys. */
const KEYS_SECONDS = 60;

/** The calls of tickets: who holds the signed token may see it, and whoever is logged in their own. */
export function ticketsRoutes(app: FastifyInstance, deps: TicketPdfDeps): void {
	serve(app, getTicketKeys, async ({ reply }) => {
		reply.header("cache-control", `public, max-age=${KEYS_SECONDS}`);
		return { keys: (await publicKeys(deps)).map((one) => ({ ...one, algorithm: "Ed25519" as const })) };
	});

	serve(app, getTicket, async ({ params }) => {
		return ticketInfo(deps, await openedTicket(deps, params.token));
	});

	serve(app, getOwnTickets, async ({ accountId }) => {
		return { tickets: await ticketsOfAccount(deps, accountId) };
	});
	fileRoute(app, deps);
}

async function openedTicket(deps: TicketPdfDeps, token: string) {
	const record = await ticketByToken(deps, token);
	if (!record) throw notFound(refusals.noTicket);
	return record;
}

function fileRoute(app: FastifyInstance, deps: TicketPdfDeps): void {
	const { method, path: url, summary, tag, params } = getTicketFile;
	const prints = rateLimit(deps.clock, { max: 30, windowSeconds: 60 }); // each takes the press a third of a second
	app.route<{ Params: { token: string } }>({
		method,
		url,
		schema: { summary, tags: [tag], params, response: fileAnswers("The ticket", "application/pdf") },
		config: { isNeverCached: true },
		handler: async (request, reply) => {
			const record = await openedTicket(deps, request.params.token);
			if (record.registration.status !== "confirmed") throw new Failure(409, refusals.notValid);
			prints.take(request.ip);
			const pdf = await ticketPdf(deps, record, requestLang(request, app.defaultLang));
			const name = `bilet-${record.event.code}-${ticketNumber(record.registration.id)}.pdf`;
			reply.header("content-disposition", `inline; filename="${name}"`);
			return reply.type("application/pdf").send(Buffer.from(pdf));
		},
	});
}

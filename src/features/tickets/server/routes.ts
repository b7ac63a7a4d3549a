import type { FastifyInstance } from "fastify";
import { Failure, notFound } from "../../../kit/http/failure.ts";
import { requestLang } from "../../../kit/http/request-lang.ts";
import { serve } from "../../../kit/http/serve.ts";
import { serveFile } from "../../../kit/http/serve-file.ts";
import { getOwnTickets, getTicket, getTicketFile, getTicketKeys } from "../contract.ts";
import { ticketNumber } from "../rules.ts";
import { refusals } from "../texts.ts";
import { publicKeys } from "./sign.ts";
import { type TicketPdfDeps, ticketPdf } from "./ticket-pdf.ts";
import { ticketByToken, ticketInfo, ticketsOfAccount } from "./tickets.ts";

/** Cache time of public keys at doors, in seconds. */
const KEYS_SECONDS = 60;

/** Routes for tickets, by signed token or for a logged-in person. */
export function ticketsRoutes(app: FastifyInstance, deps: TicketPdfDeps): void {
	serve(app, getTicketKeys, async ({ reply }) => {
		reply.header("cache-control", `public, max-age=${KEYS_SECONDS}`);
		return { keys: (await publicKeys(deps)).map((one) => ({ ...one, algorithm: "Ed25519" as const })) };
	});

	serve(app, getTicket, async ({ params }) => {
		return ticketInfo(deps, await findTicketByToken(deps, params.token));
	});

	serve(app, getOwnTickets, async ({ accountId }) => {
		const tickets = await ticketsOfAccount(deps, accountId);
		const counts = await deps.ticketReads.openQuestions(deps.db, { accountId, now: deps.clock.now() });
		return { tickets: tickets.map((one) => ({ ...one, openQuestions: counts.get(one.registrationId) ?? 0 })) };
	});
	fileRoute(app, deps);
}

async function findTicketByToken(deps: TicketPdfDeps, token: string) {
	const record = await ticketByToken(deps, token);
	if (!record) throw notFound(refusals.noTicket);
	return record;
}

function fileRoute(app: FastifyInstance, deps: TicketPdfDeps): void {
	const file = { description: "The ticket", types: ["application/pdf"] };
	serveFile(app, getTicketFile, file, async ({ params, count, request }) => {
		const record = await findTicketByToken(deps, params.token);
		if (record.registration.status !== "confirmed") throw new Failure(409, refusals.notValid);
		await count();
		const pdf = await ticketPdf(deps, record, requestLang(request, app.defaultLang));
		const name = `bilet-${record.event.code}-${ticketNumber(record.registration.id)}.pdf`;
		return { type: "application/pdf", name, bytes: Buffer.from(pdf), isOpened: true };
	});
}

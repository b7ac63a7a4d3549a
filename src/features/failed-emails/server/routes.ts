import type { FastifyInstance } from "fastify";
import { cursorText } from "../../../kit/list/cursor.ts";
import { PAGE_ROWS, pageOf } from "../../../kit/list/list-query.ts";
import { failedEmailsAt } from "../../../kit/mail/event-email-store.ts";
import { type OfficeDeps, serveOffice } from "../../organisers/server/serve-office.ts";
import { getFailedEmails } from "../contract.ts";
import { participantsByEmail } from "./store.ts";

export function failedEmailRoutes(app: FastifyInstance, deps: OfficeDeps): void {
	const { db } = deps;
	serveOffice(app, deps, getFailedEmails, async ({ event, query }) => {
		const found = await failedEmailsAt(db, { eventId: event.id, beforeId: query.after?.id, limit: PAGE_ROWS + 1 });
		const { rows, next } = pageOf(found, ({ id }) => cursorText({ id, value: "" }));
		const emails = [...new Set(rows.map(({ recipient }) => recipient))];
		const people = await participantsByEmail(db, { eventId: event.id, emails });
		return {
			rows: rows.map(({ id, recipient, subject, status, lastError, createdAt }) => ({
				objectId: id,
				recipient,
				subject,
				status,
				answer: lastError ?? "",
				writtenDate: createdAt.toISOString(),
				person: people.get(recipient) ?? null,
			})),
			next,
		};
	});
}

import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import type { FastifyInstance } from "fastify";
import { cursorText } from "../../../kit/list/cursor.ts";
import { PAGE_ROWS, pageOf } from "../../../kit/list/list-query.ts";
import { failedEmailsAt } from "../../../kit/mail/event-email-store.ts";
import { type OfficeDeps, serveOffice } from "../../organisers/server/serve-office.ts";
import { getFailedEmails } from "../contract.ts";
import { resendRefusal } from "../rules.ts";
import { resendRefusals } from "../texts.ts";
import { resendRoutes } from "./resend-routes.ts";
import { participantsByEmail } from "./store.ts";

export function failedEmailRoutes(app: FastifyInstance, deps: OfficeDeps & { db: NodePgDatabase }): void {
	const { db, clock } = deps;
	serveOffice(app, deps, getFailedEmails, async ({ event, organiser, query, lang }) => {
		const now = clock.now();
		const found = await failedEmailsAt(db, { eventId: event.id, beforeId: query.after?.id, limit: PAGE_ROWS + 1 });
		const { rows, next } = pageOf(found, ({ id }) => cursorText({ id, value: "" }));
		const emails = [...new Set(rows.map(({ recipient }) => recipient))];
		const people = await participantsByEmail(db, { eventId: event.id, emails });
		return {
			rows: rows.map(({ id, recipient, subject, kind, status, lastError, createdAt }) => {
				const refusal = resendRefusal({ status, kind, createdAt }, now);
				return {
					objectId: id,
					recipient,
					subject,
					status,
					answer: lastError ?? "",
					writtenDate: createdAt.toISOString(),
					person: people.get(recipient) ?? null,
					can: { resend: refusal === undefined && organiser.may("people.change") },
					refusal: refusal ? resendRefusals[refusal][lang] : null,
				};
			}),
			next,
		};
	});

	resendRoutes(app, deps);
}

import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import type { FastifyInstance } from "fastify";
import { Failure, notFound } from "../../../kit/http/failure.ts";
import { fill } from "../../../kit/i18n/fill.ts";
import { emailAt, lockEmailAt } from "../../../kit/mail/event-email-store.ts";
import { fillText } from "../../organisers/command-plan.ts";
import { serveCommand } from "../../organisers/server/serve-command.ts";
import type { OfficeDeps } from "../../organisers/server/serve-office.ts";
import { previewResendEmail, resendEmail } from "../contract.ts";
import { resendRefusal } from "../rules.ts";
import { resendRefusals, resendTexts as texts } from "../texts.ts";
import { retryEmail } from "./retry-email.ts";

/** Throws 404 for an e-mail of another event, and for one that the retention has deleted. */
function existing<E extends object>(email: E | undefined, eventId: number): E & { eventId: number } {
	if (!email) throw notFound(texts.unknown);
	return { ...email, eventId };
}

/** Serves the command that sends a failed e-mail again. */
export function resendRoutes(app: FastifyInstance, deps: OfficeDeps & { db: NodePgDatabase }): void {
	const calls = { preview: previewResendEmail, run: resendEmail };
	serveCommand(app, deps, calls, {
		find: async ({ event: { id: eventId }, params }) =>
			existing(await emailAt(deps.db, { eventId, id: params.emailId }), eventId),
		lock: async (tx, { eventId, id }) => existing(await lockEmailAt(tx, { eventId, id }), eventId),
		async plan(_db, { subject: email }) {
			const refusal = resendRefusal(email, deps.clock.now());
			if (refusal) throw new Failure(409, resendRefusals[refusal]);
			const { recipient, subject, kind } = email;
			return {
				title: fillText(texts.title, { subject }),
				effects: [fillText(texts.effect, { recipient })],
				figures: [],
				emails: 1,
				basis: { recipient, kind },
			};
		},
		async run(tx, { subject: { id, recipient }, actor, lang }) {
			await retryEmail(tx, { id, actor, at: deps.clock.now() });
			return fill(texts.done[lang], { recipient });
		},
	});
}

import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import type { FastifyInstance } from "fastify";
import type { ReadCache } from "../../../kit/content/read-cache.ts";
import { inBatches } from "../../../kit/db/in-batches.ts";
import { wrongForm } from "../../../kit/http/failure.ts";
import { refuseRobots } from "../../../kit/http/form-guard.ts";
import { formLimit } from "../../../kit/http/form-limit.ts";
import { bodyHashOf, requestKey } from "../../../kit/http/idempotency.ts";
import { isPhoneNo } from "../../../kit/phone/phone.ts";
import type { Clock } from "../../../kit/time/zone.ts";
import { eventCodeError } from "../../event/event-code.ts";
import type { EventRecord } from "../../event/server/columns.ts";
import { contactsOf } from "../../event/server/contacts-store.ts";
import type { EmailDeps } from "../../event/server/event-email.ts";
import { serveKnownEvent } from "../../event/server/serve-event.ts";
import { ENQUIRIES, sendEnquiry } from "../contract.ts";
import { readEnquiry } from "../enquiry-form.ts";
import { ENQUIRY_TYPE, kindOf } from "../rules.ts";
import { messages, texts } from "../texts.ts";
import { EMAILS_AN_HOUR, type ReceivedEnquiry, saveEnquiries } from "./save-enquiries.ts";

/** Writes ten batches a second, not one per visitor. */
const PAUSE_MS = 100;

type Deps = EmailDeps & { db: NodePgDatabase; clock: Clock; readCache: ReadCache; ids: { next(): string } };

export function enquiriesRoutes(app: FastifyInstance, deps: Deps): void {
	const limit = formLimit(deps, ENQUIRIES);
	// Enquiries from many addresses reach the same mailbox.
	const emailLimit = formLimit(deps, { form: "enquiry-letter", max: EMAILS_AN_HOUR, windowSeconds: 3600 });
	const save = inBatches(
		(received: ReceivedEnquiry[]) => saveEnquiries({ ...deps, limit, emailLimit }, app.defaultLang, received),
		PAUSE_MS,
	);
	const withContacts = async (event: EventRecord) => ({
		contacts: await contactsOf(deps.db, event.id, app.defaultLang),
	});

	serveKnownEvent(app, deps, sendEnquiry, withContacts, async ({ event, contacts, body, lang, request }) => {
		const key = requestKey(request) ?? deps.ids.next();
		const { modalType } = body;
		const kind = kindOf(modalType ?? ENQUIRY_TYPE.sponsor); // Without a type all fields are missing.
		const codeError = eventCodeError(body.eventCode, event.code);
		const isTyped = typeof modalType === "number";
		const read = readEnquiry(kind, body, isPhoneNo);
		const errors = {
			...(codeError && { eventCode: codeError }),
			...(!isTyped && { modalType: messages.modalType }),
			...read.errors,
		};
		if (Object.keys(errors).length > 0 || !isTyped) throw wrongForm(errors);
		refuseRobots(body);
		const values = { eventId: event.id, modalType, ...read.enquiry };
		const enquiry = { ...values, lang, requestKey: key, bodyHash: bodyHashOf(values), createdAt: deps.clock.now() };
		const refused = await save({ enquiry, event, contacts, address: request.ip });
		if (refused) throw refused;
		return { message: texts.contactSoon[lang] };
	});
}

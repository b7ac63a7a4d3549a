import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import type { FastifyInstance } from "fastify";
import type { KeptFacts } from "../../../kit/content/facts.ts";
import { inBatches } from "../../../kit/db/in-batches.ts";
import { wrongForm } from "../../../kit/http/failure.ts";
import { refuseRobots } from "../../../kit/http/form-guard.ts";
import { formLimit } from "../../../kit/http/form-limit.ts";
import { bodyHashOf, requestKey } from "../../../kit/http/idempotency.ts";
import { serve } from "../../../kit/http/serve.ts";
import { isPhoneNo } from "../../../kit/phone/phone.ts";
import type { Clock } from "../../../kit/time/zone.ts";
import { eventCodeError } from "../../event/event-code.ts";
import { contactsOf } from "../../event/server/contacts-store.ts";
import type { LetterDeps } from "../../event/server/event-letter.ts";
import { existingEvent } from "../../event/server/store.ts";
import { sendEnquiry } from "../contract.ts";
import { ENQUIRY_TYPE, kindOf, readEnquiry } from "../rules.ts";
import { messages, texts } from "../texts.ts";
import { keepEnquiries, LETTERS_AN_HOUR, type Received } from "./keep-enquiries.ts";

/** A rush is written ten times a second, not once per visitor. */
const PAUSE_MS = 100;

type Deps = LetterDeps & { db: NodePgDatabase; clock: Clock; facts: KeptFacts; ids: { next(): string } };

/** The call by which volunteers, sponsors and lecturers write to the organiser. */
export function enquiriesRoutes(app: FastifyInstance, deps: Deps): void {
	// a whole class may sign up as volunteers from one address
	const limit = formLimit(deps, { form: "enquiry", max: 30, windowSeconds: 600 });
	// an organiser's mailbox is used from many addresses
	const letterLimit = formLimit(deps, { form: "enquiry-letter", max: LETTERS_AN_HOUR, windowSeconds: 3600 });
	const keep = inBatches(
		(received: Received[]) => keepEnquiries({ ...deps, limit, letterLimit }, app.defaultLang, received),
		PAUSE_MS,
	);
	const eventOf = (code: string) =>
		deps.facts.of(`enquiries ${code.toUpperCase()}`, async () => {
			const event = await existingEvent(deps.db, code);
			return { event, contacts: await contactsOf(deps.db, event.id, app.defaultLang) };
		});

	serve(app, sendEnquiry, async ({ params, body, lang, request }) => {
		const key = requestKey(request) ?? deps.ids.next();
		const { event, contacts } = await eventOf(params.eventCode);
		const { modalType } = body;
		const kind = kindOf(modalType ?? ENQUIRY_TYPE.sponsor); // of whom everything is asked
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
		const told = { eventId: event.id, modalType, ...read.enquiry };
		const enquiry = { ...told, lang, requestKey: key, bodyHash: bodyHashOf(told), createdAt: deps.clock.now() };
		const refused = await keep({ enquiry, event, contacts, address: request.ip });
		if (refused) throw refused;
		return { message: texts.contactSoon[lang] };
	});
}

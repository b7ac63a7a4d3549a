import { addAuditEntry } from "../../../kit/audit/store.ts";
import type { Tx } from "../../../kit/db/database.ts";
import { Failure } from "../../../kit/http/failure.ts";
import type { Lang } from "../../../kit/i18n/lang.ts";
import type { EventRecord } from "../../event/server/columns.ts";
import type { ConsentKind } from "../contract.ts";
import { refusals } from "../texts.ts";
import { addConsent, lastAnswer } from "./consent-answer-store.ts";
import { consentsOf } from "./store.ts";

type ConsentGrant = {
	accountId: string;
	event: EventRecord;
	kind: ConsentKind;
	/** The id of the text that the person read: only the newest version can be accepted. */
	textId: number;
	lang: Lang;
	/** The place where the person gave it. */
	source: string;
	now: Date;
};

/** Gives a consent to an event's text, with an audit entry; does nothing if it is given. Throws 409 for an old text. */
export async function giveConsent(
	tx: Tx,
	{ accountId, event, kind, textId, lang, source, now }: ConsentGrant,
): Promise<void> {
	const text = (await consentsOf(tx, event)).find((one) => one.objectId === textId && one.kind === kind);
	if (!text) throw new Failure(409, refusals.changed);
	const { version } = text;
	const last = await lastAnswer(tx, { accountId, eventId: event.id, kind }, true);
	if (last?.isStanding && last.version === version) return;
	await addConsent(tx, { accountId, consentTextId: textId, kind, version, lang, givenAt: now, source });
	await addAuditEntry(tx, {
		at: now,
		actor: accountId,
		action: "consent.given",
		subject: `account:${accountId}`,
		eventId: event.id,
		detail: { kind, version, source },
	});
}

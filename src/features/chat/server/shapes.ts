import type { Lang, Text } from "../../../kit/i18n/lang.ts";
import { localized } from "../../../kit/i18n/lang.ts";
import type { EventRecord } from "../../event/server/columns.ts";
import type { Conversation, Message } from "../contract.ts";
import type { ConversationRecord } from "./list-store.ts";
import type { MessageRecord } from "./store.ts";

export function messageShape({ number, memberNo, clientKey, text, author, sentAt }: MessageRecord): Message {
	return { number, member: memberNo, key: clientKey, text, author, sentDate: sentAt.toISOString() };
}

type ConversationView = {
	lang: Lang;
	event: EventRecord;
	keptUntil: Date;
	photoUrl: string | null;
	refusal: Text | undefined;
};

export function conversationShape(
	one: ConversationRecord,
	{ lang, event, keptUntil, photoUrl, refusal }: ConversationView,
): Conversation {
	const { no, person, company, seenNumber, seenAt } = one.partner;
	return {
		objectId: one.id,
		kind: one.kind,
		member: one.no,
		unread: one.unread,
		isClosed: one.isClosed,
		refusal: refusal?.[lang] ?? null,
		eventCode: event.code,
		eventName: localized(lang, event.name, event.nameEn),
		partner: {
			member: no,
			person: person ? { ...person, photoUrl } : null,
			company: company ? { objectId: company.id, name: company.name, logoUrl: company.logoUrl } : null,
			seenNumber,
			seenDate: seenAt?.toISOString() ?? null,
		},
		last: one.last ? messageShape(one.last) : null,
		lastNumber: one.lastNumber,
		openedDate: one.openedAt.toISOString(),
		keptUntilDate: keptUntil.toISOString(),
	};
}

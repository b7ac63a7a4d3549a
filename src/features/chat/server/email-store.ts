import { and, asc, eq, gt, isNull, lte, ne, notExists, or, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Database, Tx } from "../../../kit/db/database.ts";
import type { Lang } from "../../../kit/i18n/lang.ts";
import { account, emailPreference } from "../../account/server/views.ts";
import { exhibitor } from "../../exhibitors/server/views.ts";
import { readersOf } from "./store.ts";
import { chatEmailState, chatMessage, conversation, conversationMember } from "./tables.ts";

const place = alias(conversationMember, "place");
const writer = alias(account, "writer");

export type UnseenRecipient = {
	accountId: string;
	email: string;
	lang: Lang;
	eventId: number;
	/** The person's company, if all messages are to it. */
	companyId: number | null;
	/** Names, by first unseen message; null for deleted accounts. A person who wrote to a company has its name too. */
	writers: (string | null)[];
};

/**
 * Finds messages from before `sentUntil` that are unseen and in no e-mail, for people without an e-mail since
 * `lastUntil`.
 */
// long: one query
function unseenMessages(db: Database, { sentUntil, lastUntil }: { sentUntil: Date; lastUntil: Date }) {
	const reader = readersOf(db);
	const isOff = db
		.select({ topic: emailPreference.topic })
		.from(emailPreference)
		.where(and(eq(emailPreference.accountId, account.id), eq(emailPreference.topic, "messages")));
	return db
		.select({
			accountId: account.id,
			email: account.email,
			lang: account.lang,
			eventId: conversation.eventId,
			firstName: writer.firstName,
			lastName: writer.lastName,
			sentAt: chatMessage.sentAt,
			company: exhibitor.name,
			companyId: exhibitor.id,
			isForCompany: reader.isStaff,
		})
		.from(chatMessage)
		.innerJoin(conversation, eq(conversation.id, chatMessage.conversationId))
		.innerJoin(reader, and(eq(reader.conversationId, conversation.id), ne(reader.no, chatMessage.memberNo)))
		.innerJoin(account, eq(account.id, reader.accountId))
		.innerJoin(place, and(eq(place.conversationId, conversation.id), eq(place.no, chatMessage.memberNo)))
		.leftJoin(writer, eq(writer.id, place.accountId))
		.leftJoin(exhibitor, eq(exhibitor.id, conversation.exhibitorId))
		.leftJoin(chatEmailState, eq(chatEmailState.accountId, account.id))
		.where(
			and(
				eq(chatMessage.isSuppressed, false),
				lte(chatMessage.sentAt, sentUntil),
				gt(chatMessage.number, reader.seenNumber),
				isNull(reader.closedAt),
				// Excludes a person's messages to their own employer.
				sql`${place.accountId} is distinct from ${reader.accountId}`,
				eq(account.emailVerified, true),
				notExists(isOff),
				or(isNull(chatEmailState.emailedUntil), gt(chatMessage.sentAt, chatEmailState.emailedUntil)),
				or(isNull(chatEmailState.lastAt), lte(chatEmailState.lastAt, lastUntil)),
			),
		)
		.orderBy(asc(chatMessage.sentAt), asc(chatMessage.number));
}

type Times = { sentUntil: Date; lastUntil: Date };

export async function accountsWithUnseenMessages(db: Database, times: Times): Promise<string[]> {
	const rows = await unseenMessages(db, times);
	return [...new Set(rows.map(({ accountId }) => accountId))];
}

/** Returns a recipient's unseen messages. The lock makes sure that a concurrent caller finds none. */
export async function claimUnseenMessages(
	tx: Tx,
	accountId: string,
	{ now, ...times }: Times & { now: Date },
): Promise<UnseenRecipient | undefined> {
	await tx.insert(chatEmailState).values({ accountId }).onConflictDoNothing();
	await tx.select({ locked: sql`1` }).from(chatEmailState).where(eq(chatEmailState.accountId, accountId)).for("update");
	const rows = (await unseenMessages(tx, times)).filter((one) => one.accountId === accountId);
	const [first] = rows;
	if (!first) return undefined;
	await tx
		.update(chatEmailState)
		.set({ lastAt: now, emailedUntil: times.sentUntil })
		.where(eq(chatEmailState.accountId, accountId));
	const { email, lang, eventId } = first;
	const companyId = rows.every((one) => one.isForCompany) ? first.companyId : null;
	return { accountId, email, lang, eventId, companyId, writers: [...new Set(rows.map(writerName))] };
}

type WriterNames = { firstName: string | null; lastName: string | null; company: string | null; isForCompany: boolean };

function writerName({ firstName, lastName, company, isForCompany }: WriterNames): string | null {
	if (firstName === null) return company;
	return `${firstName} ${lastName}${isForCompany ? ` (${company})` : ""}`;
}

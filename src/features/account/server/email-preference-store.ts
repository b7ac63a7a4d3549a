import { and, eq } from "drizzle-orm";
import type { Database } from "../../../kit/db/database.ts";
import { type EmailTopic, topicOf } from "../../event/email-kinds.ts";
import { account, emailPreference } from "./tables.ts";

export async function listOffTopics(db: Database, accountId: string): Promise<EmailTopic[]> {
	const rows = await db
		.select({ topic: emailPreference.topic })
		.from(emailPreference)
		.where(eq(emailPreference.accountId, accountId))
		.orderBy(emailPreference.topic);
	return rows.map(({ topic }) => topic);
}

export async function isTopicOn(db: Database, accountId: string, topic: EmailTopic): Promise<boolean> {
	return !(await listOffTopics(db, accountId)).includes(topic);
}

export async function switchTopic(db: Database, accountId: string, topic: EmailTopic, isOn: boolean): Promise<void> {
	if (isOn) {
		const isTopic = and(eq(emailPreference.accountId, accountId), eq(emailPreference.topic, topic));
		await db.delete(emailPreference).where(isTopic);
	} else {
		await db.insert(emailPreference).values({ accountId, topic }).onConflictDoNothing();
	}
}

/** Returns false if the recipient switched the e-mail's topic off. */
export async function isEmailWanted(
	db: Database,
	{ kind, recipient }: { kind: string; recipient: string },
): Promise<boolean> {
	const topic = topicOf(kind);
	if (!topic) return true;
	const off = await db
		.select({ topic: emailPreference.topic })
		.from(emailPreference)
		.innerJoin(account, eq(account.id, emailPreference.accountId))
		.where(and(eq(account.email, recipient), eq(emailPreference.topic, topic)));
	return off.length === 0;
}

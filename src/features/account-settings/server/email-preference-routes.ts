import type { FastifyInstance } from "fastify";
import type { Database } from "../../../kit/db/database.ts";
import { serve } from "../../../kit/http/serve.ts";
import { listOffTopics, switchTopic } from "../../account/server/email-preference-store.ts";
import { EMAIL_TOPICS } from "../../event/email-kinds.ts";
import { type EmailPreferences, getEmailPreferences, setEmailPreference } from "../email-preferences-contract.ts";

export function emailPreferenceRoutes(app: FastifyInstance, { db }: { db: Database }): void {
	const preferencesOf = async (accountId: string): Promise<EmailPreferences> => {
		const off = await listOffTopics(db, accountId);
		return { topics: EMAIL_TOPICS.map((topic) => ({ topic, isOn: !off.includes(topic) })) };
	};

	serve(app, getEmailPreferences, ({ accountId }) => preferencesOf(accountId));

	serve(app, setEmailPreference, async ({ accountId, body: { topic, isOn } }) => {
		await switchTopic(db, accountId, topic, isOn);
		return preferencesOf(accountId);
	});
}

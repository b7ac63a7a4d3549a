import { afterAll, afterEach, beforeAll, beforeEach } from "vitest";
import { isEmailWanted } from "../../src/features/account/server/email-preference-store.ts";
import { isStillWanted } from "../../src/features/newsletter/server/email-link.ts";
import type { AttachmentMakers } from "../../src/kit/mail/attachment.ts";
import { type Delivery, type DeliveryDeps, delivery } from "../../src/kit/mail/delivery.ts";
import type { InlinePictures } from "../../src/kit/mail/inline-picture.ts";
import { smtpMailer } from "../../src/kit/mail/smtp.ts";
import { addEmail, emails, type NewEmail } from "../../src/kit/mail/store.ts";
import { freshServer, type TestServer } from "./server.ts";
import { type SmtpProcess, startSmtp } from "./smtp.ts";

const makers: AttachmentMakers = { ticket: async (of) => Buffer.from(`ticket ${JSON.stringify(of)}`) };
const pictures: InlinePictures = async (name) => (name === "gone" ? undefined : Buffer.from(`picture ${name}`));

/** Starts an SMTP server for a test file, and empties the database before each test. */
export function posting() {
	let smtp: SmtpProcess;
	let server: TestServer;
	const logged: object[] = [];
	const open: Delivery[] = [];
	beforeAll(async () => {
		smtp = await startSmtp();
	});
	afterAll(() => smtp.stop());
	beforeEach(async () => {
		server = await freshServer({ now: "2025-04-30T10:00:00Z", env: { OUTBOX: "on" } });
		for (const list of [logged, smtp.taken, smtp.refused]) list.length = 0;
	});
	afterEach(async () => {
		for (const one of open.splice(0)) await one.stop();
	});
	return {
		logged,
		smtp: () => smtp,
		server: () => server,
		/** Delivers this database's e-mails to an SMTP server until the test ends. */
		async mail(url = smtp.url): Promise<Delivery> {
			const log = { info: (entry: object) => logged.push(entry), error: (entry: object) => logged.push(entry) };
			const { db } = server.deps;
			const isWanted: DeliveryDeps["isWanted"] = async (message) =>
				(message.unsubscribeUrl === null || (await isStillWanted(db, message.unsubscribeUrl))) &&
				isEmailWanted(db, message);
			const mailer = await smtpMailer(url);
			const one = delivery({ ...server.deps, realClock: server.clock, log, makers, pictures, mailer, isWanted });
			open.push(one);
			return one;
		},
		write: (recipient: string, more: Partial<NewEmail> = {}) =>
			server.deps.db.transaction((tx) =>
				addEmail(tx, {
					recipient,
					sender: "Fundacja „Estrada”, Łódź <estrada@foundation.example>",
					subject: "Twoje miejsce czeka: zażółć gęślą jaźń",
					html: "<p>Dzień dobry</p>",
					text: "Dzień dobry",
					lang: "pl",
					kind: "test",
					createdAt: server.clock.now(),
					...more,
				}),
			),
		after: (seconds: number) => server.clock.set(new Date(server.clock.now().getTime() + seconds * 1000).toISOString()),
		rows: async () => (await emails(server.deps.db, 1, 50)).rows,
	};
}

import { expect, test } from "vitest";
import { orderEmails } from "./email-texts.ts";
import { approvalWanted, noticeEmails } from "./unpaid-email-texts.ts";

test("no two e-mails contain the same phrase", () => {
	const emails = [...Object.values(orderEmails), ...Object.values(noticeEmails), approvalWanted];
	const texts = emails.flatMap((one) => [one.subject, one.preview, one.heading, ...one.paragraphs, one.action]);
	const written = [...new Set(texts)].map(({ pl, en }) => `${pl} / ${en}`.replace(/#\w+/g, "#"));
	expect(written.filter((text, index) => written.indexOf(text) !== index)).toEqual([]);
});

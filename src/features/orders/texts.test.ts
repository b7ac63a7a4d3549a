import { expect, test } from "vitest";
import { approvalWanted, noticeLetters } from "./notice-texts.ts";
import { orderLetters } from "./texts.ts";

test("no two letters write the same phrase in both languages", () => {
	const letters = [...Object.values(orderLetters), ...Object.values(noticeLetters), approvalWanted];
	const texts = letters.flatMap((one) => [one.subject, one.preview, one.heading, ...one.paragraphs, one.action]);
	const written = [...new Set(texts)].map(({ pl, en }) => `${pl} / ${en}`.replace(/#\w+/g, "#"));
	expect(written.filter((text, index) => written.indexOf(text) !== index)).toEqual([]);
});

import sharp from "sharp";
import { beforeAll, describe, expect, test } from "vitest";
import { EMAIL_SAMPLES } from "../../tests/harness/email-samples.ts";
import { type EveryEmail, emailServer, everyEmail, missingKinds } from "../../tests/harness/every-email.ts";
import { SCENE_CUTS } from "../features/scenes/pictures.ts";
import type { Lang } from "../kit/i18n/lang.ts";
import { inlinePictureNames } from "../kit/mail/inline-picture.ts";

const LANGS = ["pl", "en"] as const;
/** Gmail cuts e-mails above 102 kB. */
const HTML_LIMIT = 100_000;
const PICTURE_LIMIT = 30_000;

let at: Awaited<ReturnType<typeof emailServer>>;
const emails = new Map<Lang, EveryEmail[]>();

beforeAll(async () => {
	at = await emailServer();
	for (const lang of LANGS) emails.set(lang, await everyEmail(at, lang));
}, 120_000);

/** The distinct links of an e-mail. */
const linksOf = ({ html }: EveryEmail) =>
	[...new Set([...html.matchAll(/ href="([^"]*)"/g)].map(([, href]) => href!.replaceAll("&amp;", "&")))].toSorted();
const wrongOnes = (lang: Lang, isWrong: (one: EveryEmail) => unknown) =>
	emails
		.get(lang)!
		.filter(isWrong)
		.map(({ name }) => name);

test("the list has every kind", async () => {
	for (const lang of LANGS) expect(missingKinds(emails.get(lang)!)).toEqual([]);
	const { "order-paid": _left, ...others } = EMAIL_SAMPLES;
	expect(missingKinds(await everyEmail(at, "pl", others))).toEqual(["order-paid"]);
});

describe.each(LANGS)("every e-mail, in %s,", (lang) => {
	test("fills all its placeholders", () =>
		expect(
			wrongOnes(lang, ({ subject, text }) =>
				/#[a-z]|undefined|\[object/i.test((subject + text).replace(/https?:\S+/g, "")),
			),
		).toEqual([]));

	test("has one button", () =>
		expect(wrongOnes(lang, ({ html }) => html.match(/class="button"/g)?.length !== 1)).toEqual([]));

	test("has the same links in its plain text", () =>
		expect(
			wrongOnes(lang, (one) => {
				const inText = [...new Set(one.text.match(/https?:\/\/\S+/g))].toSorted();
				return JSON.stringify(inText) !== JSON.stringify(linksOf(one));
			}),
		).toEqual([]));

	test("names sender, reply address and recipient, also in plain text", () => {
		const reader =
			lang === "pl" ? /odpowiedź (przeczyta|przeczytają|trafi do) /i : /(Your|A) reply goes to |your reply goes to /;
		expect(
			wrongOnes(
				lang,
				({ html, text, sender, replyTo }) =>
					!reader.test(text) ||
					!text.includes("Fundacja Estrada, ul. Reflektorowa 12") ||
					!html.includes("Reflektorowa") ||
					!/<.+@.+>/.test(sender) ||
					!/@/.test(replyTo ?? ""),
			),
		).toEqual([]);
	});

	test("is short enough to be shown whole", () =>
		expect(wrongOnes(lang, ({ html }) => Buffer.byteLength(html) > HTML_LIMIT)).toEqual([]));

	test("has the event's scene, or the default one for account e-mails", () => {
		const head = ({ html }: EveryEmail) => inlinePictureNames(html)[0];
		const ofHouse = wrongOnes(lang, (one) => head(one) === "scene-house");
		expect(ofHouse).toContain("password-reset");
		expect(wrongOnes(lang, (one) => head(one) !== `scene-${at.event.id}`)).toEqual(ofHouse);
	});
});

test("replies to a friend's invitation and to an enquiry go to the person, as the e-mail says", () => {
	const of = (name: string) => emails.get("en")!.find((one) => one.name === name)!;
	expect(of("recommendation").replyTo).toBe("maja@poczta.example");
	expect(of("recommendation").text).toContain("Your reply goes to Maja Lisowska.");
	expect(of("enquiry-sponsor").replyTo).toBe("zofia@firma.example");
	expect(of("order-paid").replyTo).toBe("pomoc@estrada.example");
	expect(of("order-paid").text).toContain("Your reply goes to Roch Zając.\nPhone: ");
});

describe("the pictures of e-mails", () => {
	const { keptWidth, keptHeight } = SCENE_CUTS.letter;

	test("are small JPEGs at twice their displayed size", async () => {
		const heads = [`scene-${at.event.id}`, "scene-house"];
		for (const name of [...heads, `contact-${at.event.id}`]) {
			const bytes = (await at.server.deps.emailPictures(name))!;
			const { format, width, height } = await sharp(bytes).metadata();
			const size = heads.includes(name) ? [keptWidth, keptHeight] : [112, 112];
			expect([name, format, width, height]).toEqual([name, "jpeg", ...size]);
			expect(bytes.byteLength, name).toBeLessThanOrEqual(PICTURE_LIMIT);
		}
		const imageMatch = /<img src="cid:scene[^>]* width="(\d+)" height="(\d+)"/.exec(emails.get("pl")![0]!.html)!;
		expect([Number(imageMatch[1]), Number(imageMatch[2])]).toEqual([keptWidth / 2, keptHeight / 2]);
	});

	test("fade into the text's background", async () => {
		const bytes = (await at.server.deps.emailPictures(`scene-${at.event.id}`))!;
		const foot = { left: 0, top: keptHeight - 2, width: keptWidth, height: 2 };
		const { channels } = await sharp(await sharp(bytes).extract(foot).png().toBuffer()).stats();
		const ink = [0x0d, 0x0b, 0x1f];
		for (const [index, { mean, max }] of channels.slice(0, 3).entries()) {
			expect(Math.abs(mean - ink[index]!)).toBeLessThan(3);
			expect(max).toBeLessThan(ink[index]! + 16);
		}
	});

	test("are the default ones without a scene, and missing for unknown names", async () => {
		const { emailPictures } = at.server.deps;
		expect(await emailPictures("scene-999")).toEqual(await emailPictures("scene-house"));
		expect(await emailPictures("contact-999")).toBeUndefined();
		expect(await emailPictures("other")).toBeUndefined();
	});
});

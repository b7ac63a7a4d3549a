import { asc, eq } from "drizzle-orm";
import * as fc from "fast-check";
import { beforeEach, describe, expect, test } from "vitest";
import { sampleBundle, sampleFiles } from "../../../tests/harness/bundles.ts";
import { addEvent } from "../../../tests/harness/content.ts";
import { freshServer, type TestServer } from "../../../tests/harness/server.ts";
import { account } from "../../features/account/server/tables.ts";
import { lecture } from "../../features/agenda/server/tables.ts";
import { addCode } from "../../features/codes/server/store.ts";
import { consentGiven, consentText } from "../../features/consent/server/tables.ts";
import { calendar, event } from "../../features/event/server/tables.ts";
import { packageOption } from "../../features/options/server/tables.ts";
import { ticketPackage } from "../../features/packages/server/tables.ts";
import { lectureSeat } from "../../features/seats/server/tables.ts";
import { lecturer } from "../../features/speakers/server/tables.ts";
import { registration } from "../../features/ticket-holders/server/tables.ts";
import { auditEntry } from "../../kit/audit/tables.ts";
import { singleLineError } from "../../kit/contract/lines.ts";
import { exportBundle } from "./export-bundle.ts";
import { type Bundle, bundleOf, filesOf } from "./format.ts";
import { importBundle } from "./import-bundle.ts";
import { savePictures } from "./media.ts";
import { renamed } from "./rules.ts";

let server: TestServer;
beforeEach(async () => {
	server = await freshServer();
});

async function importWithPictures(bundle: Bundle, files = sampleFiles(bundle)) {
	const read = bundleOf(files);
	return importBundle(server.deps, read, await savePictures(server.deps.files, read, files), "test");
}

const refusal = (bundle: Bundle) =>
	importWithPictures(bundle).then(
		(report) => `not refused: ${JSON.stringify(report)}`,
		(error: Error) => error.message,
	);

async function exportEvent(code = "PROBA25") {
	const [row] = await server.deps.db.select().from(event).where(eq(event.code, code));
	return exportBundle(server.deps, row!.id);
}

const contentOf = (files: ReadonlyMap<string, Uint8Array>) =>
	new Map([...files].map(([path, bytes]) => [path, Buffer.from(bytes).toString()]));

const withList = (
	list: keyof Bundle["lists"],
	change: (items: Bundle["lists"]["people"]) => Bundle["lists"]["people"],
) => {
	const bundle = sampleBundle();
	return { ...bundle, lists: { ...bundle.lists, [list]: change(bundle.lists[list]) } };
};

describe("there and back", () => {
	test("an event is taken in, read again by the site, and given out as it was", async () => {
		expect(await importWithPictures(sampleBundle())).toEqual({
			code: "PROBA25",
			isNew: true,
			created: 30,
			updated: 0,
			removed: 0,
		});
		const files = await exportEvent();
		expect(bundleOf(files)).toEqual(bundleOf(sampleFiles()));
		expect([...files.keys()].filter((path) => path.startsWith("media/"))).toEqual([
			"media/heroes/card.svg",
			"media/logos/norvika.svg",
		]);
		const page = await server.app.inject({ method: "GET", url: "/api/event/PROBA25/packages" });
		expect(page.body).toContain('"nextNetGrosz":1000');
	});

	test("a drawing comes in without its scripts, and is served as one that runs nothing", async () => {
		const logo = Buffer.from(
			'<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script><rect onload="x()"/></svg>',
		);
		await importWithPictures(sampleBundle(), sampleFiles().set("media/logos/norvika.svg", logo));
		const list = await server.app.inject("/api/event/PROBA25/exhibitors/list/all");
		const address = /\/files\/logos\/norvika[^"]*\.svg/.exec(list.body)![0];
		const drawing = await server.app.inject(address);
		expect(drawing.body).toBe('<svg xmlns="http://www.w3.org/2000/svg"><rect></rect></svg>');
		expect(drawing.headers["content-security-policy"]).toMatch(/^default-src 'none'.*sandbox$/);
	});

	test("a second time nothing changes, not even the version of the content", async () => {
		await importWithPictures(sampleBundle());
		const before = [await server.deps.versions.current(), await server.deps.db.select().from(auditEntry)];
		expect(await importWithPictures(sampleBundle())).toMatchObject({
			isNew: false,
			created: 0,
			updated: 0,
			removed: 0,
		});
		expect([await server.deps.versions.current(), await server.deps.db.select().from(auditEntry)]).toEqual(before);
	});

	test("whatever an event says, its bundle says the same again, here and under another code", async () => {
		const word = fc
			.string({ minLength: 1, maxLength: 20, unit: "grapheme" })
			.filter((text) => singleLineError(text) === undefined);
		const both = fc.record({ pl: word, en: fc.option(word, { nil: undefined }) });
		const person = fc.record({
			firstName: word,
			lastName: word,
			jobPosition: both,
			organization: word,
			biography: both,
			position: fc.option(fc.nat(50), { nil: undefined }),
		});
		const news = fc.record({
			title: both,
			description: both,
			isHighlighted: fc.boolean(),
			tags: fc.array(word),
			publicationDate: fc
				.date({ min: new Date("2020-01-01"), max: new Date("2030-01-01"), noInvalidDate: true })
				.map((at) => at.toISOString()),
		});
		const keyed = (items: object[]) => items.map((item, index) => ({ key: `k${index}`, ...item }));
		let runs = 0;
		const property = fc.asyncProperty(
			fc.array(person, { maxLength: 4 }),
			fc.array(news, { maxLength: 4 }),
			both,
			async (people, items, name) => {
				const code = `PROBA${++runs}`;
				const sample = renamed(sampleBundle(), code);
				const lists = { ...sample.lists, people: [...sample.lists.people, ...keyed(people)], news: keyed(items) };
				await importWithPictures({ ...sample, event: { ...sample.event, name }, lists: lists as Bundle["lists"] });
				const once = await exportEvent(code);
				const read = bundleOf(once);
				const addresses = await savePictures(server.deps.files, read, once);
				expect(await importBundle(server.deps, read, addresses, "test")).toMatchObject({
					created: 0,
					updated: 0,
					removed: 0,
				});
				expect(contentOf(await exportEvent(code))).toEqual(contentOf(once));
				await importBundle(server.deps, renamed(read, `KOPIA${runs}`), addresses, "test");
				const copied = filesOf(renamed(read, `KOPIA${runs}`));
				const copy = await exportEvent(`KOPIA${runs}`);
				for (const [path, bytes] of copied)
					expect(JSON.parse(Buffer.from(copy.get(path)!).toString())).toEqual(
						JSON.parse(Buffer.from(bytes).toString()),
					);
			},
		);
		await fc.assert(property, { numRuns: 15 });
	}, 120_000);

	test("an event that no bundle made is given out with keys of its names, and taken in again as the same rows", async () => {
		const made = await addEvent(server.deps, { code: "ZWYKLE25", position: 3 });
		await server.deps.db
			.insert(lecturer)
			.values(["Ada", "Ada"].map((firstName) => ({ eventId: made.id, firstName, lastName: "Nowak" })));
		const files = await exportEvent("ZWYKLE25");
		const read = bundleOf(files);
		expect(read.lists.people.map((one) => one["key"])).toEqual(["ada-nowak", "ada-nowak-2"]);
		const before = await server.deps.db.select().from(lecturer);
		await importBundle(server.deps, read, new Map(), "test");
		expect(await server.deps.db.select().from(lecturer)).toEqual(before);
		expect(contentOf(await exportEvent("ZWYKLE25"))).toEqual(contentOf(files));
	});
});

describe("an event that stands is changed, not made anew", () => {
	test("rows are found by their keys, also after their names have changed", async () => {
		await importWithPictures(sampleBundle());
		const [before] = await server.deps.db.select().from(lecturer);
		const married = withList("people", ([one]) => [{ ...one!, lastName: "Kowalska" }]);
		expect(await importWithPictures(married)).toMatchObject({ created: 0, updated: 1, removed: 0 });
		expect(await importWithPictures(married)).toMatchObject({ created: 0, updated: 0, removed: 0 });
		expect(await server.deps.db.select().from(lecturer)).toEqual([{ ...before!, lastName: "Kowalska" }]);
		expect(bundleOf(await exportEvent()).lists.people[0]!["key"]).toBe("ada-nowak");
	});

	test("what the bundle has no more goes, what it has new comes", async () => {
		await importWithPictures(sampleBundle());
		const other = withList("lectures", ([one]) => [{ ...one!, key: "inny", lecturers: [], links: [] }]);
		expect(await importWithPictures(other)).toMatchObject({ created: 1, removed: 1 });
		expect(await importWithPictures(withList("news", () => []))).toMatchObject({ removed: 2 });
		expect((await server.deps.db.select().from(lecture).orderBy(lecture.id)).map((one) => one.subject)).toEqual([
			"Otwarcie",
		]);
	});

	test("a wrong bundle changes nothing", async () => {
		await importWithPictures(sampleBundle());
		const before = [contentOf(await exportEvent()), await server.deps.versions.current()];
		const dangling = withList("lectures", ([one]) => [{ ...one!, subject: "Inny", track: "nikt" }]);
		expect(await refusal(dangling)).toBe('lectures.json, [0].track: tracks.json has no "nikt".\nNothing was changed.');
		const noPicture = withList("partners", ([one]) => [{ ...one!, name: "Inny", logo: "media/logos/lost.svg" }]);
		expect(await refusal(noPicture)).toBe(
			"partners.json, [0].logo: the bundle has no media/logos/lost.svg.\nNothing was changed.",
		);
		const broken = withList("people", ([one]) => [{ ...one!, firstName: "Inna", image: "media/people/ada.png" }]);
		const files = sampleFiles(broken).set("media/people/ada.png", Buffer.from("no picture"));
		await expect(savePictures(server.deps.files, bundleOf(files), files)).rejects.toThrow(
			"media/people/ada.png is not a readable picture",
		);
		const newText = withList("consents", ([one]) => [{ ...one!, name: { pl: "Inna" } }]);
		expect(await refusal(newText)).toContain(
			"consents.json, [0].version (marketing): its text differs from the one that people consented to; set the version to 2.",
		);
		expect([contentOf(await exportEvent()), await server.deps.versions.current()]).toEqual(before);
	});

	test("a host that another event owns is told", async () => {
		await addEvent(server.deps, { code: "DSS25", host: "dss.example" });
		const sample = sampleBundle();
		expect(await refusal({ ...sample, event: { ...sample.event, host: "dss.example" } })).toContain(
			"event.json, host: dss.example belongs to DSS25",
		);
	});
});

describe("what people hold is not taken away", () => {
	const person = {
		id: "00000000-0000-4000-9000-000000000001",
		email: "ola@example.com",
		name: "Ola",
		firstName: "Ola",
		lastName: "T",
	};
	const moment = new Date("2025-04-30T10:00:00Z");

	async function seedDependents() {
		await importWithPictures(sampleBundle());
		const { db } = server.deps;
		const [own] = await db.select().from(event);
		const [one] = await db.select().from(ticketPackage).orderBy(ticketPackage.id);
		const [day] = await db.select().from(calendar);
		const [talk] = await db.select().from(lecture).orderBy(lecture.id);
		const [consent] = await db.select().from(consentText);
		await db.insert(account).values({ ...person, emailVerified: true, createdAt: moment, updatedAt: moment });
		const ids = { eventId: own!.id, packageId: one!.id, calendarId: day!.id };
		const [registered] = await db
			.insert(registration)
			.values({
				...ids,
				accountId: person.id,
				status: "confirmed",
				profile: { additionalInputs: "[]" },
				createdAt: moment,
			})
			.returning();
		await db
			.insert(lectureSeat)
			.values({ registrationId: registered!.id, lectureId: talk!.id, isExtended: false, takenAt: moment });
		await db.insert(consentGiven).values({
			accountId: person.id,
			consentTextId: consent!.id,
			kind: "marketing",
			version: 1,
			lang: "pl",
			isGiven: true,
			givenAt: moment,
			source: "registration",
		});
		for (const code of ["RABAT", "RABAT2"]) {
			await db.transaction((tx) =>
				addCode(tx, {
					eventId: own!.id,
					code,
					kind: "discount",
					percent: 10,
					packageIds: [one!.id],
					createdAt: moment,
				}),
			);
		}
		return { registered: registered!, ...ids };
	}

	const other = (list: keyof Bundle["lists"], values: object) => withList(list, ([one]) => [{ ...one!, ...values }]);
	const noPackage = () => {
		const bundle = other("packages", { code: "INNY" });
		return { ...bundle, event: { ...bundle.event, freePackageCode: "INNY" } };
	};

	test.each([
		[
			"a package",
			noPackage(),
			"packages.json: EXPO is missing, but has 1 registration and 2 codes; keep it in the file.",
		],
		["a day", renamedDay(), "calendars.json: PROBA25-D1 is missing, but has 1 registration; keep it in the file."],
		[
			"a reserved seat",
			other("lectures", { key: "inny" }),
			"lectures.json: otwarcie is missing, but has 1 reserved seat; keep it in the file.",
		],
		[
			"a consent",
			other("consents", { key: "inna" }),
			"consents.json: marketing is missing, but has 1 person's consent; keep it in the file.",
		],
		[
			"an answered question",
			other("packages", { inputs: [] }),
			"packages.json: skad is missing, but has 1 registration with answers; keep it in the file.",
		],
	])("%s", async (_name, bundle, sentence) => {
		await seedDependents();
		const before = contentOf(await exportEvent());
		expect(await refusal(bundle)).toBe(`${sentence}\nNothing was changed.`);
		expect(contentOf(await exportEvent())).toEqual(before);
	});

	test("an option that nobody has chosen goes; everything else changes around what is held", async () => {
		const { registered, packageId } = await seedDependents();
		expect(await importWithPictures(other("packages", { name: "Targi", capacity: 5, options: [] }))).toMatchObject({
			updated: 1,
			removed: 1,
		});
		expect(await server.deps.db.select().from(packageOption)).toEqual([]);
		expect((await server.deps.db.select().from(ticketPackage).orderBy(asc(ticketPackage.id)))[0]).toMatchObject({
			id: packageId,
			name: "Targi",
		});
		expect(await server.deps.db.select().from(registration).orderBy(registration.id)).toEqual([registered]);
	});
});

function renamedDay(): Bundle {
	const bundle = sampleBundle();
	const [day] = bundle.lists.calendars;
	const [talk] = bundle.lists.lectures;
	return {
		...bundle,
		lists: { ...bundle.lists, calendars: [{ ...day!, code: "D2" }], lectures: [{ ...talk!, calendar: "D2" }] },
	};
}

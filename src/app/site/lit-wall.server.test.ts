import { afterAll, beforeAll, expect, test } from "vitest";
import { addExhibitor } from "../../../tests/harness/content.ts";
import { meeting, type TestPerson } from "../../../tests/harness/people.ts";
import { changeStaff } from "../../features/exhibitors/server/change-staff.ts";
import { buildServer } from "../http/server.ts";
import { render } from "./render.tsx";

const renderer = {
	render: async (page: Parameters<typeof render>[0]) => render(page),
	assets: () => ({ script: "", styles: [], fonts: [] }),
};
const DAY = "2025-06-06";

let site: Awaited<ReturnType<typeof meeting>>;
let app: Awaited<ReturnType<typeof buildServer>>;
let norvika: number;
let kwarnet: number;
let [ewa, jan]: TestPerson[] = [];

beforeAll(async () => {
	site = await meeting();
	const { deps, event, other } = site;
	app = await buildServer(deps, { renderer });
	[ewa, jan] = [await site.person("ewa", "expo"), await site.person("jan", "expo")];
	norvika = (await addExhibitor(deps, event, { name: "Norvika" })).id;
	kwarnet = (await addExhibitor(deps, event, { name: "Kwarnet", type: 1 })).id;
	await addExhibitor(deps, event, { name: "Tatryx" });
	await addExhibitor(deps, other, { name: "Norvika" });
	await changeStaff(deps, { exhibitorId: norvika, eventId: event.id, accountId: ewa.id, isStaff: true, actor: "test" });
	await changeStaff(deps, { exhibitorId: kwarnet, eventId: event.id, accountId: jan.id, isStaff: true, actor: "test" });
});
afterAll(() => app.close());

/** The lit plates' names and labels, and the section's intro. */
async function lit(path = "/"): Promise<{ plates: string[]; lead: string }> {
	const body = (await app.inject({ url: path })).body.replaceAll("\u00a0", " ");
	const section = body.slice(body.indexOf('id="exhibitors"'));
	const plates = [...section.matchAll(/data-lit="([^"]+)"><img[^>]*alt="(\w+)"/g)].map(
		([, words, name]) => `${name}: ${words}`,
	);
	const lead = /<p class="lead[^"]*">([^<]*)</.exec(section)?.[1] ?? "";
	return { plates, lead };
}

const planned = (who: TestPerson, id: number, duty: object) =>
	who.ask(`/api/exhibitor/${id}/stand/duties?lang=en`, {
		method: "POST",
		payload: { email: who.email, role: "Rekrutacja", roleEn: "", day: DAY, from: "11:00", to: "13:00", ...duty },
	});
const NOBODY = { plates: [], lead: expect.not.stringContaining("Teraz") };

test("a plate is lit exactly during a shift, and only during the event", async () => {
	site.server.clock.set("2025-06-05T09:00:00Z");
	expect(await lit()).toEqual(NOBODY);
	expect((await planned(ewa!, norvika, {})).statusCode).toBe(200);
	expect((await planned(jan!, kwarnet, { from: "12:00" })).statusCode).toBe(200);
	expect(await lit()).toEqual(NOBODY);
	site.server.clock.set("2025-06-06T08:59:59Z");
	expect(await lit()).toEqual(NOBODY);
	site.server.clock.set("2025-06-06T09:00:00Z");
	expect(await lit()).toEqual({
		plates: ["Norvika: Czeka na rozmowę"],
		lead: "2 zespoły rekrutują, 1 pokazuje, co zbudował. Teraz 1 firma czeka na rozmowę.",
	});
	site.server.clock.set("2025-06-06T10:00:00Z");
	expect(await lit("/en")).toEqual({
		plates: ["Norvika: Ready to talk", "Kwarnet: Ready to talk"],
		lead: "2 teams are hiring, 1 shows what it has built. 2 companies are ready to talk now.",
	});
	expect((await lit("/e/NYC25")).plates).toEqual([]);
	site.server.clock.set("2025-06-06T11:00:00Z");
	expect(await lit()).toEqual(NOBODY);
});

test("the next request sees changed hours, a hidden stand and removed staff", async () => {
	site.server.clock.set("2025-06-07T09:00:00Z");
	expect(await lit()).toEqual(NOBODY);
	const plan = (await planned(ewa!, norvika, { day: "" })).json();
	await planned(jan!, kwarnet, { day: "" });
	const both = ["Norvika: Czeka na rozmowę", "Kwarnet: Czeka na rozmowę"];
	expect((await lit()).plates).toEqual(both);
	const about = { isPublished: true, sentence: "", sentenceEn: "", place: "", opensAt: "12:00", closesAt: "17:00" };
	let { savedDate } = (await ewa!.ask(`/api/exhibitor/${norvika}/stand?lang=en`)).json();
	const save = async (change: object) => {
		const payload = { ...about, ...change, savedDate };
		const saved = await ewa!.ask(`/api/exhibitor/${norvika}/stand?lang=en`, { method: "POST", payload });
		savedDate = saved.json().savedDate;
	};
	await save({});
	expect((await lit()).plates).toEqual(both.slice(1));
	site.server.clock.set("2025-06-07T10:00:00Z");
	expect((await lit()).plates).toEqual(both);
	await save({ isPublished: false });
	expect((await lit()).plates).toEqual(both.slice(1));
	await save({});
	expect((await lit()).plates).toEqual(both);
	const always = plan.duties.find((one: { day: string }) => one.day === "");
	await ewa!.ask(`/api/exhibitor/${norvika}/stand/duties/${always.objectId}?lang=en`, { method: "DELETE" });
	expect((await lit()).plates).toEqual(both.slice(1));
	const { deps, event } = site;
	const works = { exhibitorId: kwarnet, eventId: event.id, accountId: jan!.id };
	await changeStaff(deps, { ...works, isStaff: false, actor: "test" });
	expect((await lit()).plates).toEqual([]);
});

test("all lights go out when the event ends", async () => {
	site.server.clock.set("2025-06-07T12:00:00Z");
	await planned(ewa!, norvika, { day: "" });
	expect((await lit()).plates).toHaveLength(1);
	site.server.clock.set(new Date(site.event.endsAt).toISOString());
	expect((await lit()).plates).toEqual([]);
});

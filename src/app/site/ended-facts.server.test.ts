import { afterAll, beforeAll, expect, test } from "vitest";
import { addCalendar, addCategory, addExhibitor, addLecture } from "../../../tests/harness/content.ts";
import { meeting } from "../../../tests/harness/people.ts";
import { meetingSlot, userMeeting } from "../../features/meetings/server/tables.ts";
import { withdrawRecording } from "../../features/recordings/server/publish.ts";
import { addRecordings } from "../../features/recordings/server/store.ts";
import { buildServer } from "../http/server.ts";
import { render } from "./render.tsx";

const renderer = {
	render: async (page: Parameters<typeof render>[0]) => render(page),
	assets: () => ({ script: "", styles: [], fonts: [] }),
};
const SLOT = { startsAt: new Date("2025-06-06T10:00:00Z"), endsAt: new Date("2025-06-06T10:20:00Z") };

let site: Awaited<ReturnType<typeof meeting>>;
let app: Awaited<ReturnType<typeof buildServer>>;
const lectures: number[] = [];

async function meet(exhibitorId: number, accountId: string, state: "agreed" | "cancelled" | "asked"): Promise<void> {
	const { db } = site.deps;
	const [slot] = await db
		.insert(meetingSlot)
		.values({ exhibitorId, ...SLOT })
		.returning();
	const at = { askedAt: SLOT.startsAt, changedAt: SLOT.startsAt };
	await db
		.insert(userMeeting)
		.values({ exhibitorId, accountId, slotId: slot!.id, state, by: "person", room: `r${slot!.id}`, ...at });
}

beforeAll(async () => {
	site = await meeting();
	const { deps, event, other } = site;
	app = await buildServer(deps, { renderer });
	for (const one of [event, other]) {
		const [calendar, category] = [await addCalendar(deps, one, { code: `D${one.id}` }), await addCategory(deps, one)];
		for (let n = 0; n < 3; n++) {
			const { id } = await addLecture(deps, { event: one, calendar, category, lecturers: [] });
			lectures.push(id);
		}
	}
	const film = { file: "film.webm", seconds: 30, chapters: [], captions: null, captionsEn: null };
	await addRecordings(deps.db, [
		{ ...film, lectureId: lectures[0]!, publishedAt: new Date("2025-06-06T10:00:00Z") },
		{ ...film, lectureId: lectures[1]!, publishedAt: new Date("2025-06-18T10:00:00Z") },
		{ ...film, lectureId: lectures[3]!, publishedAt: new Date("2025-06-06T10:00:00Z") },
	]);
	const [ewa, jan] = [await site.person("ewa", "expo"), await site.person("jan", "expo")];
	const [norvika, kwarnet] = [await addExhibitor(deps, event), await addExhibitor(deps, event, { name: "Kwarnet" })];
	const elsewhere = await addExhibitor(deps, other);
	await meet(norvika.id, ewa.id, "agreed");
	await meet(norvika.id, jan.id, "agreed");
	await meet(kwarnet.id, ewa.id, "cancelled");
	await meet(kwarnet.id, jan.id, "asked");
	await meet(elsewhere.id, jan.id, "agreed");
});
afterAll(() => app.close());

/** The facts at the bottom of the first screen, with their notes. */
async function facts(path = "/en"): Promise<string[]> {
	const body = (await app.inject({ url: path })).body.replaceAll("\u00a0", " ");
	const row = /<ul class="facts-row".*?<\/ul>/s.exec(body)?.[0] ?? "";
	return row.split("</li>").flatMap((one) => {
		const words = one
			.replaceAll(/<!-- -->|<svg.*?<\/svg>/gs, "")
			.replaceAll(/<small>/g, ", ")
			.replaceAll(/<[^>]+>/g, "");
		return words === "" ? [] : [words.trim()];
	});
}

test("a past event shows the numbers of recordings and of meetings at stands", async () => {
	site.server.clock.set("2025-06-07T12:00:00Z");
	const before = await facts();
	expect(before.join()).not.toMatch(/recording|meeting/);
	site.server.clock.set(new Date(site.event.endsAt).toISOString());
	expect(await facts()).toEqual([
		"3 lectures",
		"1 recording to watch, of 3 lectures",
		"2 meetings at the stands",
		before[1],
	]);
	expect(await facts("/")).toContain("1 nagranie do obejrzenia, z 3 wykładów");
	site.server.clock.set("2025-06-18T10:00:00Z");
	expect(await facts()).toContain("2 recordings to watch, of 3 lectures");
	await withdrawRecording(site.deps, { eventCode: "MSTS25", lectureId: lectures[1]! }, "test");
	expect(await facts()).toContain("1 recording to watch, of 3 lectures");
	site.server.clock.set("2025-09-20T10:00:00Z");
	expect(await facts()).toEqual(["3 lectures", "2 meetings at the stands", before[1]]);
});

import { expect, test } from "vitest";
import {
	addCalendar,
	addCategory,
	addEvent,
	addLecture,
	addLecturer,
	addTrack,
} from "../../../tests/harness/content.ts";
import { elementsIn } from "../../../tests/harness/elements.ts";
import { freshServer } from "../../../tests/harness/server.ts";
import { buildServer } from "../http/server.ts";
import { render } from "./render.tsx";

const renderer = {
	render: async (page: Parameters<typeof render>[0]) => render(page),
	assets: () => ({ script: "", styles: [], fonts: [] }),
};
const WORDS = "Prowadząca opowie, co z tego wyszło i czego nikt się nie spodziewał. ".repeat(3);

/** The size of a landing page with this many lectures in two tracks. */
async function landingWith(lectures: number): Promise<{ elements: number; bytes: number; body: string }> {
	const { deps } = await freshServer();
	const event = await addEvent(deps);
	const [calendar, category] = [await addCalendar(deps, event), await addCategory(deps, event)];
	const tracks = [await addTrack(deps, event), await addTrack(deps, event, { position: 1 })];
	const lecturers = [await addLecturer(deps, event, { imageUrl: "/files/h-640.webp", biography: WORDS })];
	for (let n = 0; n < lectures; n++) {
		const startsAt = new Date(Date.UTC(2025, 5, 6, 7, n * 10));
		await addLecture(
			deps,
			{ event, category, calendar, track: tracks[n % 2]!, lecturers },
			{ startsAt, endsAt: new Date(+startsAt + 600_000), shortDescription: WORDS, tags: ["Azure", "SQL", "Sieć"] },
		);
	}
	const app = await buildServer(deps, { renderer });
	const { body } = await app.inject({ method: "GET", url: "/" });
	await app.close();
	return { elements: elementsIn(body), bytes: Buffer.byteLength(body), body };
}

test("a lecture adds little to the landing page: a link, and its card loads on demand", async () => {
	const [few, many] = [await landingWith(2), await landingWith(12)];
	for (let id = 1; id <= 12; id++) expect(many.body).toContain(`href="/lectures/${id}"`);
	for (const part of ["9:00–9:10", "Hanna Wróblewska"]) expect(many.body).toContain(part);
	expect((many.elements - few.elements) / 10).toBeLessThanOrEqual(8);
	expect((many.bytes - few.bytes) / 10).toBeLessThanOrEqual(900);
	expect(many.body).not.toContain(WORDS.slice(0, 30));
});

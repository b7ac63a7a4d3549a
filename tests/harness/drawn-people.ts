import sharp from "sharp";
import { expect } from "vitest";
import { demoEvents } from "../../demo/bundles.ts";
import { demonstration } from "../../demo/demonstration.ts";
import { addFoundation } from "../../demo/foundation.ts";
import { arePeopleDrawn, drawPeople, eventsOfPeople } from "../../demo/people/draw-people.ts";
import { PEOPLE } from "../../demo/people/people.ts";
import { takeIn } from "../../demo/seed.ts";
import { freshServer, type TestServer } from "./server.ts";

/** The picture's path in the bundle of MSTS25. */
const SPEAKER_PICTURE = "media/people/ada-miodek.f.webp";
const picture = sharp({ create: { width: 704, height: 704, channels: 3, background: "#3d2bff" } })
	.png()
	.toBuffer();

export type DrawnPeople = Awaited<ReturnType<typeof drawnPeople>>;

/** Seeds the demonstration's people and their events as of a first start at `now`. */
export async function drawnPeople(now: string) {
	const server = await freshServer({ now, env: { PUBLIC_URL: "http://localhost:3000" }, demonstration });
	const { deps } = server;
	const firstStart = server.clock.now();
	const all = demoEvents(firstStart, "MSTS25");
	const liveCode = all.find((one) => one.folder === "LIVE")!.code;
	const events = all.filter(({ code }) => eventsOfPeople(liveCode).includes(code));
	const addresses = new Map([[SPEAKER_PICTURE, await deps.files.savePicture("people/ada-miodek", await picture)]]);
	for (const [index, one] of events.entries())
		await takeIn(deps, one, firstStart, addresses, index === 0 ? addFoundation : undefined);
	expect(await arePeopleDrawn(deps)).toBe(false);
	const faces = new Map<string, string>();
	for (const { id, key, speaksAt } of PEOPLE)
		if (!speaksAt) faces.set(id, await deps.files.savePicture(`people/${key}`, await picture));
	await drawPeople(deps, { firstStart, liveCode, faces });
	return { server, liveCode, faces };
}

/** The session and greeting after a demonstration log-in. */
export async function entered({ app }: TestServer, key: string) {
	const headers = { host: "localhost:3000" };
	const answer = await app.inject({
		method: "POST",
		url: "/api/demonstration/enter?lang=pl",
		headers,
		payload: { person: key },
	});
	const cookie = answer.cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
	return {
		status: answer.statusCode,
		address: answer.headers.location,
		get: async (url: string) => (await app.inject({ method: "GET", url, headers: { ...headers, cookie } })).json(),
		post: (url: string, payload: object) =>
			app.inject({ method: "POST", url, payload, headers: { ...headers, cookie, origin: "http://localhost:3000" } }),
	};
}

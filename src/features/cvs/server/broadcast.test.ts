import { afterAll, beforeAll, expect, test } from "vitest";
import { type HintListener, listenToHints } from "../../../../tests/harness/changes.ts";
import { PDF } from "../../../../tests/harness/cv-files.ts";
import { fair, NOON } from "../../../../tests/harness/meetings.ts";
import type { TestPerson } from "../../../../tests/harness/people.ts";
import { jobOffer } from "../../stands/server/tables.ts";
import { CVS } from "../topics.ts";

let site: Awaited<ReturnType<typeof fair>>;
let ewa: TestPerson;
const listeners: Record<string, HintListener> = {};
const offers: Record<number, number> = {};
beforeAll(async () => {
	site = await fair();
	site.server.clock.set(new Date(NOON).toISOString());
	ewa = await site.person("ewa", "expo");
	const headers = { "content-type": "application/pdf" };
	await ewa.ask(`/api/user/${ewa.id}/userCV/file`, { method: "POST", payload: PDF, headers });
	for (const [name, id] of Object.entries({ sonja: site.norvika, igor: site.norvika, marek: site.lumigrad })) {
		const who = await site.person(name, "expo");
		await site.work(who, id);
		listeners[name] = await listenToHints(site.server.app, who);
	}
	listeners["ewa"] = await listenToHints(site.server.app, ewa);
	for (const exhibitorId of [site.norvika, site.lumigrad]) {
		const job = { exhibitorId, title: "Analityczka", workMode: "remote" as const };
		const [offer] = await site.deps.db.insert(jobOffer).values(job).returning();
		offers[exhibitorId] = offer!.id;
	}
});
afterAll(async () => {
	for (const { socket } of Object.values(listeners)) socket.close();
	await site.server.app.close();
});

const stand = (id: number) => `/api/event/MSTS25/stands/${id}`;
const application = (id: number) => `${stand(id)}/offers/${offers[id]}/application`;
const applies = (id: number) => site.post(ewa, application(id), { version: 1 });
const endsShare = (id: number) => site.remove(ewa, `/api/user/userCv/company/${id}`);

const ACTS: [string, (id: number) => Promise<{ statusCode: number }>][] = [
	["shares a CV with it", (id) => site.post(ewa, `${stand(id)}/cv`, { version: 1 })],
	["withdraws the CV", endsShare],
	["applies for a job of it", applies],
	["withdraws the application", (id) => site.remove(ewa, application(id))],
];

test("only the staff of the company get a message about a shared CV, an application or a withdrawal", async () => {
	for (const [what, act] of ACTS) {
		for (const { topics } of Object.values(listeners)) topics.length = 0;
		expect((await act(site.norvika)).statusCode, what).toBe(200);
		for (const who of ["sonja", "igor"])
			await expect.poll(() => listeners[who]!.topics, { message: what }).toEqual([CVS]);
		expect([listeners["marek"]!.topics, listeners["ewa"]!.topics], what).toEqual([[], []]);
	}
	// A withdrawal without effect publishes nothing.
	expect((await endsShare(site.norvika)).statusCode).toBe(200);
	await applies(site.lumigrad);
	await expect.poll(() => listeners["marek"]!.topics).toEqual([CVS]);
	expect([listeners["sonja"]!.topics, listeners["igor"]!.topics, listeners["ewa"]!.topics]).toEqual([[CVS], [CVS], []]);
});

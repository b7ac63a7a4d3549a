import { beforeAll, expect, test } from "vitest";
import { refusal, runCommand } from "../../../tests/harness/commanding.ts";
import { fair } from "../../../tests/harness/meetings.ts";

let site: Awaited<ReturnType<typeof fair>>;
beforeAll(async () => {
	site = await fair();
});

test("publishes slots in the event's zone and lists meetings", async () => {
	const hour = "--from 2025-06-06T12:00 --to 2025-06-06T13:00 --minutes 20";
	const published = await runCommand(site.server, `meetings slots ${site.norvika} ${hour} --table B12`);
	expect(published.text).toBe("Norvika has 3 more slots of 20 minutes, at table B12.");
	const ewa = await site.person("ewa", "expo");
	const [slot] = (await ewa.ask(`/api/MeetingSlot/Exhibitor/${site.norvika}`)).json().slots;
	expect(slot.startDate).toBe("2025-06-06T10:00:00.000Z");
	await site.asks(ewa, slot.slotId, { topicId: site.topic });
	const { data, text } = await runCommand(site.server, "meetings list MSTS25");
	expect(text).toMatch(/Norvika +2025-06-06 12:00 +B12 +\S+ \S+ +asked/);
	expect(data).toMatchObject({
		exhibitors: [
			{ exhibitor: "Lumigrad", slots: 0 },
			{ exhibitor: "Norvika", slots: 3 },
		],
	});
	expect(await refusal(site.server, `meetings slots ${site.norvika} ${hour} --table B12`)).toContain("another slot");
});

test.each([
	["--from 2025-06-06T12:00 --to 2025-06-06T13:00 --minutes 20", "Give --table NAME or --online."],
	["--from 2025-06-06T12:00 --to 2025-06-06T13:00 --minutes 20 --online --table B1", "Give --table NAME or --online."],
	["--from 2025-06-31 --to 2025-07-06 --minutes 20 --online", "must be a day"],
	["--from 2025-06-06T12:00 --to 2025-06-06T12:10 --minutes 20 --online", "Not one slot fits"],
])("%s is refused with a sentence", async (typed, sentence) => {
	expect(await refusal(site.server, `meetings slots ${site.norvika} ${typed}`)).toContain(sentence);
});

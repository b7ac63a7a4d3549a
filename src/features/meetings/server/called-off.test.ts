import { expect, test } from "vitest";
import { fair } from "../../../../tests/harness/meetings.ts";
import type { TestPerson } from "../../../../tests/harness/people.ts";

test("a person sees a meeting that the exhibitor called off until they dismiss it; others never see it", async () => {
	const site = await fair();
	const [ewa, adam] = [await site.person("ewa", "expo"), await site.person("adam", "standard")];
	const staff = await site.person("sonja", "elsewhere");
	await site.work(staff, site.norvika);
	const asking = async (after: number): Promise<number> =>
		(await site.asks(ewa, await site.slot(site.norvika, after), { topicId: site.topic })).json().meetingId;
	const says = (id: number, isAccepted: boolean) => site.answers(staff, site.norvika, id, { isAccepted });
	const first = await asking(0);
	await says(first, true);
	await says(first, false);
	// The person would wait at the table.
	const slots = `/api/MeetingSlot/Exhibitor/${site.norvika}`;
	const [{ slotId }] = (await staff.ask(slots)).json().slots;
	const removing = () => site.remove(staff, `${slots}/${slotId}`);
	expect([(await removing()).statusCode, (await removing()).statusCode]).toEqual([200, 404]);
	expect((await ewa.ask(slots)).json().slots).toEqual([]);
	expect((await site.asks(ewa, slotId, { topicId: site.topic })).statusCode).toBe(404);
	expect(await site.own(ewa)).toMatchObject([{ meetingId: first, state: "cancelled", by: "exhibitor" }]);

	const second = await asking(60);
	const sees = (who: TestPerson, of = who) =>
		site.post(who, `/api/UserMeeting/${second}/user/${of.id}`, { isSeen: true });
	const seen = async () => (await site.own(ewa)).map((one: { isSeen: boolean }) => one.isSeen);
	// An open request has not ended.
	expect((await sees(ewa)).statusCode).toBe(404);
	await says(second, false);
	expect((await site.own(ewa))[1]).toMatchObject({ meetingId: second, state: "declined", by: "exhibitor" });
	expect([(await sees(adam)).statusCode, (await sees(adam, ewa)).statusCode, await seen()]).toEqual([
		404,
		404,
		[false, false],
	]);
	expect((await sees(ewa)).json()).toEqual({ meetingId: second, state: "declined" });
	expect(await seen()).toEqual([false, true]);
	expect(await site.own(adam)).toEqual([]);
	expect((await adam.ask(`/api/UserMeeting/user/${ewa.id}?eventCode=MSTS25`)).statusCode).toBe(404);
}, 60_000);

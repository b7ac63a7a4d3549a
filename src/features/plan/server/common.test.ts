import { beforeEach, expect, test } from "vitest";
import { addCalendar, addCategory, addLecture } from "../../../../tests/harness/content.ts";
import { meets, threePeople } from "../../../../tests/harness/matchmaking.ts";
import type { TestPerson } from "../../../../tests/harness/people.ts";

let at: Awaited<ReturnType<typeof threePeople>>;
let lectures: { id: number }[];
beforeEach(async () => {
	at = await threePeople();
	const { deps, event } = at.site;
	const calendar = await addCalendar(deps, event, {
		startsAt: new Date("2025-06-06T07:00:00Z"),
		endsAt: new Date("2025-06-06T16:00:00Z"),
	});
	const category = await addCategory(deps, event);
	lectures = [];
	for (const hour of [9, 10, 11, 12])
		lectures.push(
			await addLecture(
				deps,
				{ event, category, calendar },
				{
					subject: `Wykład ${hour}`,
					startsAt: new Date(Date.UTC(2025, 5, 6, hour)),
					endsAt: new Date(Date.UTC(2025, 5, 6, hour, 45)),
				},
			),
		);
	await meets.invite(at.anna, at.basic);
	const { received } = (await meets.lists(at.basic)).json();
	await meets.answer(at.basic, received[0].invitationId, true);
}, 60_000);

const stars = async (who: TestPerson, ...hours: number[]) => {
	for (const hour of hours)
		await who.ask(`/api/user/favourites/${lectures[hour - 9]!.id}`, { method: "POST", payload: { isFavourite: true } });
};
const shows = (who: TestPerson, isShown = true) =>
	who.ask("/api/user/plan/MSTS25/common", { method: "POST", payload: { isShown } });
const common = (who: TestPerson, whom: TestPerson) =>
	who.ask(`/api/event/MSTS25/people/${whom.id}/common-lectures?lang=en`);
const subjects = async (who: TestPerson, whom: TestPerson) =>
	(await common(who, whom)).json().lectures.map((one: { subject: string }) => one.subject);

test("two contacts see exactly the lectures in both plans, once both show theirs", async () => {
	const { anna, basic } = at;
	await stars(anna, 9, 10, 11);
	await stars(basic, 10, 11, 12);
	expect((await common(anna, basic)).json()).toMatchObject({ isShown: false, lectures: [] });
	await shows(anna);
	expect((await common(anna, basic)).json()).toMatchObject({ isShown: true, lectures: [] });
	expect(await subjects(basic, anna)).toEqual([]);
	await shows(basic);
	expect(await subjects(anna, basic)).toEqual(["Wykład 10", "Wykład 11"]);
	expect(await subjects(basic, anna)).toEqual(["Wykład 10", "Wykład 11"]);
	await shows(basic, false);
	expect(await subjects(anna, basic)).toEqual([]);
});

test("other people see nothing in common", async () => {
	const { anna, ewa, basic } = at;
	for (const who of [anna, ewa, basic]) {
		await stars(who, 9);
		await shows(who);
	}
	expect((await common(anna, ewa)).statusCode).toBe(404);
	expect((await common(ewa, basic)).statusCode).toBe(404);
	expect(await subjects(anna, basic)).toEqual(["Wykład 9"]);
	await meets.block(basic, anna);
	expect((await common(basic, anna)).statusCode).toBe(404);
});

import { beforeEach, expect, test } from "vitest";
import { addParticipant, meets, threePeople } from "../../../../tests/harness/matchmaking.ts";
import type { TestPerson } from "../../../../tests/harness/people.ts";

let at: Awaited<ReturnType<typeof threePeople>>;
beforeEach(async () => {
	at = await threePeople();
}, 60_000);

const noted = async (who: TestPerson, whom: TestPerson) =>
	(await who.ask(`/api/event/MSTS25/people/${whom.id}/note?lang=en`)).json().note;
const notes = (who: TestPerson, whom: TestPerson, note: string) =>
	who.ask(`/api/event/MSTS25/people/${whom.id}/note?lang=en`, { method: "POST", payload: { note } });

test("only its author reads and changes a note about a person; an empty text deletes it", async () => {
	const { anna, ewa, basic } = at;
	expect((await notes(anna, ewa, " Zapytać o aneksy. ")).json()).toEqual({ note: "Zapytać o aneksy." });
	await notes(ewa, anna, "Kawa o 11");
	expect(await noted(anna, ewa)).toBe("Zapytać o aneksy.");
	expect(await noted(ewa, anna)).toBe("Kawa o 11");
	for (const [who, whom] of [
		[basic, ewa],
		[anna, basic],
		[ewa, basic],
	] as const)
		expect(await noted(who, whom)).toBe("");
	await notes(anna, ewa, "Stolik 4");
	expect(await noted(anna, ewa)).toBe("Stolik 4");
	expect((await notes(anna, ewa, "")).json()).toEqual({ note: "" });
	expect(await noted(anna, ewa)).toBe("");
	expect(await noted(ewa, anna)).toBe("Kawa o 11");
});

test("a note needs a visible person or an invitation, and stays when a profile is hidden", async () => {
	const { site, anna, ewa, basic } = at;
	const stranger = await addParticipant(site, "zofia", "standard");
	await stranger.ask("/api/event/MSTS25/profile", { method: "POST", payload: { isVisible: false } });
	expect((await notes(anna, stranger, "Kto to?")).statusCode).toBe(404);
	expect((await notes(anna, anna, "Ja")).statusCode).toBe(404);
	expect((await notes(anna, ewa, "x".repeat(1001))).statusCode).toBe(400);
	// Basic cannot search, but sees inviters.
	expect((await notes(basic, ewa, "Kto to?")).statusCode).toBe(404);
	await meets.invite(ewa, basic);
	expect((await notes(basic, ewa, "Ewa z kolejki")).statusCode).toBe(200);
	await ewa.ask("/api/event/MSTS25/profile", { method: "POST", payload: { isVisible: false } });
	expect(await noted(basic, ewa)).toBe("Ewa z kolejki");
	expect((await notes(basic, ewa, "")).statusCode).toBe(200);
});

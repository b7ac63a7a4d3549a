import { beforeEach, expect, test } from "vitest";
import { meets, threePeople } from "../../../../tests/harness/matchmaking.ts";
import type { TestPerson } from "../../../../tests/harness/people.ts";

let at: Awaited<ReturnType<typeof threePeople>>;
beforeEach(async () => {
	at = await threePeople();
}, 60_000);

const saves = (who: TestPerson, query: string, event = "MSTS25") =>
	who.ask(`/api/event/${event}/people/search?lang=en`, { method: "POST", payload: { query } });
const saved = async (who: TestPerson) => (await meets.standing(who)).json().savedSearch;

test("a search is stored per account and event until it is replaced or deleted", async () => {
	const { anna, ewa } = at;
	expect(await saved(anna)).toBeNull();
	expect((await saves(anna, "q=rag&isHere=true")).json()).toEqual({ savedSearch: "q=rag&isHere=true" });
	await saves(ewa, "topic=Azure");
	await saves(anna, "role=architekt", "NYC25");
	expect([await saved(anna), await saved(ewa)]).toEqual(["q=rag&isHere=true", "topic=Azure"]);
	await saves(anna, "company=Sejsmo");
	expect(await saved(anna)).toBe("company=Sejsmo");
	expect((await saves(anna, "")).json()).toEqual({ savedSearch: null });
	expect([await saved(anna), await saved(ewa)]).toEqual([null, "topic=Azure"]);
	expect((await saves(anna, `q=${"x".repeat(1000)}`)).statusCode).toBe(400);
});

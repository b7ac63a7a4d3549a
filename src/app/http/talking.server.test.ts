import { expect, test } from "vitest";
import { addParticipant, meets } from "../../../tests/harness/matchmaking.ts";
import { meeting, type TestPerson } from "../../../tests/harness/people.ts";

test("accepting an invitation opens a conversation; a blocked person is silent and does not notice", async () => {
	const site = await meeting();
	const anna = await addParticipant(site, "anna", "standard", { topics: ["RAG"] });
	const hubert = await addParticipant(site, "hubert", "standard", { topics: ["RAG"] });
	const list = async (who: TestPerson) => (await who.ask("/api/chat/conversations")).json().conversations;
	const { invitationId } = (await meets.invite(anna, hubert)).json();
	expect(await list(hubert)).toEqual([]);
	await meets.answer(hubert, invitationId, true);
	const [one] = await list(anna);
	expect(one).toMatchObject({ partner: { person: { id: hubert.id } }, isClosed: false });
	const send = (text: string) =>
		anna.ask(`/api/chat/conversations/${one.objectId}/messages`, { method: "POST", payload: { key: text, text } });
	await send("Dzień dobry");
	await meets.block(hubert, anna, true);
	expect((await send("Halo?")).statusCode).toBe(200);
	expect((await list(anna))[0]).toMatchObject({ isClosed: false, last: { text: "Halo?" } });
	expect((await list(hubert))[0]).toMatchObject({ isClosed: true, last: { text: "Dzień dobry" } });
});

import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { comes, meets } from "../../../../tests/harness/matchmaking.ts";
import { meeting, type TestPerson } from "../../../../tests/harness/people.ts";
import { profilePhoto, profileShown } from "../../profiles/server/tables.ts";

test("a block leaves photo and profile of whom one is connected with to who is blocked", async () => {
	const site = await meeting();
	const { db } = site.deps;
	const [anna, ewa] = [await comes(site, "anna", "basic"), await comes(site, "ewa", "standard")];
	const photo = { large: "no.a.webp", small: "no.b.webp", updatedAt: new Date() };
	await db.insert(profilePhoto).values([ewa, anna].map(({ id }) => ({ accountId: id, ...photo })));
	// where it may be seen, only the file is not there
	const seesPhoto = async (who: TestPerson, whom: TestPerson) =>
		(await who.ask(`/api/User/Profile/Image/${whom.id}`)).json().message !== "Nie ma takiego zdjęcia.";
	const { invitationId } = (await meets.invite(ewa, anna)).json();
	// what only waits is no connection
	await meets.block(ewa, anna);
	expect([(await meets.person(anna, ewa)).statusCode, await seesPhoto(anna, ewa)]).toEqual([404, false]);
	await meets.block(ewa, anna, false);

	await meets.answer(anna, invitationId, true);
	const { person, profile } = (await meets.person(anna, ewa)).json();
	expect(person.tie).toBe("connected");
	await meets.block(ewa, anna);
	expect((await meets.person(anna, ewa)).json()).toEqual({ person: { ...person, invitationId: null }, profile });
	expect([await seesPhoto(anna, ewa), await seesPhoto(ewa, anna)]).toEqual([true, true]);
	// who blocks sees the photo in the conversation, and finds nobody
	expect((await meets.search(ewa)).json().people).toEqual([]);
	expect((await meets.person(ewa, anna)).statusCode).toBe(404);
	// only while the profile is shown at the event
	await db.delete(profileShown).where(eq(profileShown.accountId, ewa.id));
	expect([(await meets.person(anna, ewa)).statusCode, await seesPhoto(anna, ewa)]).toEqual([404, false]);
}, 60_000);

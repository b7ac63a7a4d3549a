import { meeting, type TestPerson } from "./people.ts";

type Site = Awaited<ReturnType<typeof meeting>>;

/** The profile fields that tests set. */
export type ProfileInput = {
	headline?: string;
	company?: string;
	topics?: string[];
	lookingFor?: string[];
	offering?: string[];
};

/** Saves an account's profile and makes it visible at MSTS25. */
export async function showProfile(who: TestPerson, said: ProfileInput = {}, isVisible = true): Promise<void> {
	const empty = { company: "", about: "", lookingForText: "", offeringText: "", languages: [], links: [] };
	const payload = { ...empty, headline: "Inżynierka", topics: ["Azure"], lookingFor: [], offering: [], ...said };
	const answers = [await who.ask(`/api/User/Profile/${who.id}`, { method: "POST", payload })];
	answers.push(await who.ask("/api/event/MSTS25/profile", { method: "POST", payload: { isVisible } }));
	for (const answer of answers) if (answer.statusCode !== 200) throw new Error(answer.body);
}

/** Creates an account with a ticket and a visible profile at MSTS25. */
export async function addParticipant(
	site: Site,
	name: string,
	ticket: "basic" | "standard",
	said?: ProfileInput,
): Promise<TestPerson> {
	const who = await site.person(name, ticket);
	await showProfile(who, said);
	return who;
}

/** Networking calls at MSTS25, in English. */
export const meets = {
	standing: (who: TestPerson) => who.ask("/api/event/MSTS25/people/standing"),
	search: (who: TestPerson, query = "") => who.ask(`/api/event/MSTS25/people?lang=en${query}`),
	person: (who: TestPerson, whom: TestPerson) => who.ask(`/api/event/MSTS25/people/${whom.id}?lang=en`),
	invite: (who: TestPerson, whom: TestPerson, sentence = "Kawa?") =>
		post(who, `people/${whom.id}/invite`, { sentence }),
	lists: (who: TestPerson) => who.ask("/api/event/MSTS25/invitations?lang=en"),
	answer: (who: TestPerson, id: number, accepts: boolean) => post(who, `invitations/${id}/answer`, { accepts }),
	withdraw: (who: TestPerson, id: number) => post(who, `invitations/${id}/withdraw`, {}),
	block: (who: TestPerson, whom: TestPerson, isBlocked = true) => post(who, `people/${whom.id}/block`, { isBlocked }),
	report: (who: TestPerson, whom: TestPerson, words = "Reklama.") =>
		post(who, `people/${whom.id}/report`, { reason: "spam", words }),
};

function post(who: TestPerson, path: string, payload: object) {
	return who.ask(`/api/event/MSTS25/${path}?lang=en`, { method: "POST", payload });
}

/**
 * Three visible profiles at MSTS25. Anna and Ewa may search; Basia's basic package does not allow it. Anna has most in
 * common with Basia.
 */
export async function threePeople() {
	const site = await meeting();
	const anna = await addParticipant(site, "anna", "standard", { topics: ["Azure", "RAG"], offering: ["mentoring"] });
	const ewa = await addParticipant(site, "ewa", "standard", { headline: "Architektka na 100%", topics: ["rag"] });
	const profileFields = { company: "Łączność", topics: ["azure", "RAG", "NIS2"], lookingFor: ["mentoring"] };
	const basic = await addParticipant(site, "basia", "basic", { ...profileFields, headline: "Szefowa zespołu" });
	return { site, anna, ewa, basic };
}

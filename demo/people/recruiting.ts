import { idsOf } from "./acting.ts";
import { COMPANY_KEY } from "./at-the-stand.ts";
import { CVS } from "./cvs.ts";
import { person } from "./people.ts";
import type { Story } from "./story.ts";

/** Contacts that the exhibitor made at its open evening before the fair, with notes. */
const CONTACTS = [
	{
		key: "standard",
		rating: 3,
		note: "Wieczór otwarty: zna kolejki i szczyty sprzedaży. Umówić rozmowę z zespołem platformy.",
	},
	{
		key: "onsite",
		rating: 2,
		note: "Wieczór otwarty: trzy uwagi do naszego formularza zakupu, przekazać zespołowi produktu.",
	},
	{ key: "exec", rating: 3, note: "Robi oprogramowanie dla teatrów. Porozmawiać o wspólnej ofercie." },
	{ key: "expo", rating: null, note: "" },
];

export async function shareCvs({ does, live, ago }: Story): Promise<void> {
	for (const [index, { key, form, file }] of CVS.entries()) {
		const doing = { who: person(key), event: live, now: ago(CVS.length - index, "21:12") };
		await does.sharesCv(doing, form, file);
	}
}

/** A staff member adds contacts and reads one CV. */
export async function recruits({ tx, does, live, ago }: Story): Promise<void> {
	const who = person("exhibitor");
	await does.registers({ who, event: live, now: ago(7, "10:05") }, "EXPO");
	const read = person(CVS[0]!.key);
	const exhibitorId = (await idsOf(tx, live, "exhibitors"))(COMPANY_KEY);
	await does.worksFor({ who, event: live, now: ago(7, "10:20") }, exhibitorId);
	for (const [index, { key, ...said }] of CONTACTS.entries()) {
		if (!(await does.comes({ who: person(key), event: live }))) continue;
		const doing = { who, event: live, now: ago(2, `18:${20 + 7 * index}`) };
		await does.takesContact(doing, exhibitorId, { of: person(key), ...said });
	}
	await does.fetches({ who, event: live, now: ago(1, "08:40") }, exhibitorId, [read]);
}

import { idsOf } from "./acting.ts";
import { COMPANY_KEY } from "./at-the-stand.ts";
import { CVS } from "./cvs.ts";
import { person } from "./people.ts";
import type { Story } from "./story.ts";

/** Who let the exhibitor have their contact, and what it notes of them. */
const CONTACTS = [
	{ key: "standard", rating: 3, note: "Zna kolejki i szczyty sprzedaży. Umówić rozmowę z zespołem platformy." },
	{ key: "onsite", rating: 2, note: "Pyta o staż w zespole testów, wolna od lipca." },
	{ key: "exec", rating: 3, note: "Szuka partnera do sprzedaży biletów na swoje wydarzenia." },
	{ key: "expo", rating: null, note: "" },
];

/** People let exhibitors fetch their CVs. */
export async function shareCvs({ does, live, ago }: Story): Promise<void> {
	for (const [index, { key, form, file }] of CVS.entries()) {
		const doing = { who: person(key), event: live, now: ago(CVS.length - index, "21:12") };
		await does.sharesCv(doing, form, file);
	}
}

/** Somebody of an exhibitor's staff, who has read the CV of one and has contacts of those who have a ticket. */
export async function recruits({ tx, does, live, ago }: Story): Promise<void> {
	const who = person("exhibitor");
	await does.registers({ who, event: live, now: ago(2, "10:05") }, "EXPO");
	const read = person(CVS[0]!.key);
	const exhibitorId = (await idsOf(tx, live, "exhibitors"))(COMPANY_KEY);
	await does.worksFor({ who, event: live, now: ago(0, "00:00") }, exhibitorId, [read]);
	for (const [index, { key, ...said }] of CONTACTS.entries()) {
		if (!(await does.comes({ who: person(key), event: live }))) continue;
		const doing = { who, event: live, now: ago(0, `00:0${index + 1}`) };
		await does.takesContact(doing, exhibitorId, { of: person(key), ...said });
	}
}

import type { Database } from "../../../kit/db/database.ts";
import type { UntranslatedRow } from "../../../kit/db/untranslated.ts";
import { categoriesOf, lecturesOf } from "../../agenda/server/store.ts";
import { untranslatedProgramme } from "../../agenda/server/untranslated-store.ts";
import { untranslatedConsents } from "../../consent/server/untranslated-store.ts";
import { untranslatedEventTexts } from "../../event/server/untranslated-store.ts";
import { untranslatedNews } from "../../news/server/untranslated-store.ts";
import { untranslatedPackages } from "../../packages/server/untranslated-store.ts";
import { untranslatedSpeakers } from "../../speakers/server/untranslated-store.ts";
import { type ProgrammeIssue, SUBJECTS, type Subject, type TextField } from "../contract.ts";
import { findClashes } from "../rules.ts";

/** Finds clashes of lectures, then texts without English. */
export async function findIssues(db: Database, eventId: number): Promise<ProgrammeIssue[]> {
	const [clashes, texts] = await Promise.all([clashesAt(db, eventId), untranslatedAt(db, eventId)]);
	return [...clashes, ...SUBJECTS.flatMap((subject) => texts[subject].map((text) => issueOf(subject, text)))];
}

async function clashesAt(db: Database, eventId: number): Promise<ProgrammeIssue[]> {
	const [lectures, categories] = await Promise.all([lecturesOf(db, eventId), categoriesOf(db, eventId)]);
	const timed = new Set(categories.filter((one) => one.isHourlySignificant).map(({ id }) => id));
	return findClashes(
		lectures.map((lecture) => ({
			...lecture,
			hasHours: timed.has(lecture.categoryId),
			lecturers: lecture.lecturers.map(({ objectId, firstName, lastName }) => ({
				objectId,
				name: `${firstName} ${lastName}`.trim(),
			})),
		})),
	);
}

async function untranslatedAt(db: Database, eventId: number): Promise<Record<Subject, UntranslatedRow<TextField>[]>> {
	const [ofEvent, programme, speakers, news, packages, consents] = await Promise.all([
		untranslatedEventTexts(db, eventId),
		untranslatedProgramme(db, eventId),
		untranslatedSpeakers(db, eventId),
		untranslatedNews(db, eventId),
		untranslatedPackages(db, eventId),
		untranslatedConsents(db, eventId),
	]);
	return { ...ofEvent, ...programme, ...packages, speaker: speakers, news, consent: consents };
}

function issueOf(subject: Subject, { id, name, fields }: UntranslatedRow<TextField>): ProgrammeIssue {
	return { key: `english-${subject}-${id}`, kind: "english", text: { subject, name, fields }, clash: null };
}

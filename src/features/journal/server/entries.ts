import type { JournalRow } from "../../../kit/audit/journal-store.ts";
import { ERASED } from "../../../kit/audit/store.ts";
import type { Database } from "../../../kit/db/database.ts";
import { fill } from "../../../kit/i18n/fill.ts";
import type { Lang } from "../../../kit/i18n/lang.ts";
import { eventsById } from "../../event/server/store.ts";
import { placesOfRoles } from "../../organisers/server/role-store.ts";
import type { Organiser } from "../../organisers/server/serve-office.ts";
import type { JournalEntry } from "../contract.ts";
import { isProgram, programName, sentenceOf, subjectParts } from "../rules.ts";
import { actorNames } from "../texts.ts";
import { obstacleOf } from "../undo-obstacles.ts";
import { undoTexts } from "../undo-texts.ts";
import { namesOf, participationsOf } from "./store.ts";
import type { FoundSubject, SubjectKind, SubjectKinds } from "./subject-kinds.ts";
import type { UndoCommands } from "./undo-commands.ts";

export type EntryDeps = { db: Database; undoCommands: UndoCommands; subjectKinds: SubjectKinds };

/** The caller. Without `event` the entries are of all events. */
export type Reader = { organiser: Organiser; lang: Lang; event?: { id: number; timeZone: string } };

type Subject = FoundSubject & { kind: SubjectKind };

/** Entries as the caller may read them, with a fixed number of queries. */
export async function entriesOf(
	{ db, undoCommands, subjectKinds }: EntryDeps,
	rows: readonly JournalRow[],
	reader: Reader,
): Promise<JournalEntry[]> {
	const { lang } = reader;
	const subjects = await subjectsOf(db, subjectKinds, rows);
	const accountIds = [
		...rows.map(({ actor }) => actor),
		...[...subjects.values()].map((one) => one.accountId ?? ERASED),
	];
	const [people, events] = await Promise.all([
		peopleOf(db, accountIds),
		eventsById(db, [...new Set(rows.flatMap((row) => row.eventId ?? []))]),
	]);
	return rows.map((row) => ({
		id: row.id,
		atDate: row.at.toISOString(),
		actor: personOf(people, reader, row.actor),
		action: row.action,
		sentence: sentenceOf(row.action, lang),
		subject: row.subject,
		about: aboutOf(row, { people, reader, subject: subjects.get(row.subject) }),
		eventCode: row.eventId === null ? null : (events.get(row.eventId)?.code ?? null),
		detail: row.detail,
		...undoOf(row, undoCommands, reader),
	}));
}

/** The effect of an undo, or why there is none. Only the office of an event undoes changes. */
function undoOf(
	row: JournalRow,
	commands: UndoCommands,
	{ organiser, lang, event }: Reader,
): Pick<JournalEntry, "undo" | "obstacle"> {
	const command = commands[row.action];
	if (!event) return { undo: null, obstacle: null };
	if (!command) return { undo: null, obstacle: obstacleOf(row.action)?.[lang] ?? null };
	if (!organiser.may(command.right)) return { undo: null, obstacle: undoTexts.noRight[lang] };
	return { undo: command.sentence(row, event.timeZone)[lang], obstacle: null };
}

/** The things of a page of entries, with one search per kind. */
async function subjectsOf(
	db: Database,
	kinds: SubjectKinds,
	rows: readonly JournalRow[],
): Promise<Map<string, Subject>> {
	const wanted = [...new Set(rows.map((row) => row.subject))].map((subject) => ({ subject, ...subjectParts(subject) }));
	const perKind = [...Map.groupBy(wanted, ({ kind }) => kind)].map(async ([name, some]) => {
		const kind = kinds[name];
		const found = await kind?.find(
			db,
			some.map(({ id }) => id),
		);
		return some.flatMap(({ subject, id }): [string, Subject][] => {
			const one = found?.get(id);
			return kind && one ? [[subject, Object.assign({ kind }, one)]] : [];
		});
	});
	return new Map((await Promise.all(perKind)).flat());
}

type People = Awaited<ReturnType<typeof peopleOf>>;

async function peopleOf(db: Database, actors: readonly string[]) {
	const ids = [...new Set(actors)].filter((actor) => !isProgram(actor) && actor !== ERASED);
	const [names, roles, participations] = await Promise.all([
		namesOf(db, ids),
		placesOfRoles(db, ids),
		participationsOf(db, ids),
	]);
	return { names, roles, participations };
}

/** Names of participants need the right to read people. */
function personOf({ names, roles }: People, { organiser, lang }: Reader, id: string): JournalEntry["actor"] {
	if (isProgram(id)) return { id, name: programName(id, lang), kind: "command" };
	const name = names.get(id);
	if (name === undefined) return { id, name: actorNames.erased[lang], kind: "erased" };
	if (roles.has(id)) return { id, name, kind: "organiser" };
	return { id, name: organiser.may("people.read") ? name : actorNames.person[lang], kind: "person" };
}

type AboutFacts = { people: People; reader: Reader; subject: Subject | undefined };

function aboutOf(row: JournalRow, { people, reader, subject }: AboutFacts): JournalEntry["about"] {
	if (!subject) return { name: row.subject, path: null };
	const { organiser, lang } = reader;
	const { kind, name, accountId } = subject;
	const words = name ? [fill(kind.label[lang], name[lang])] : [];
	if (accountId !== undefined) words.push(personOf(people, reader, accountId ?? ERASED).name);
	const page = pageOf(row, people, subject);
	return { name: words.join(", "), path: page && organiser.may(page.right) ? page.path : null };
}

function pageOf(
	{ action, eventId }: JournalRow,
	{ roles, participations }: People,
	{ kind, page, accountId }: Subject,
) {
	if (eventId === null) return undefined;
	if (page !== undefined) return { path: page, right: kind.right };
	if (!accountId) return undefined;
	const isOrganiser = roles.get(accountId)?.some((place) => place === null || place === eventId);
	if (isOrganiser && action.startsWith("organiser."))
		return { path: `/organisers?open=${accountId}`, right: "organisers.read" as const };
	const isHere = participations.get(accountId)?.includes(eventId);
	return isHere ? { path: `/participants/${accountId}`, right: "people.read" as const } : undefined;
}

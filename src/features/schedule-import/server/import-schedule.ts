import { addAuditEntry } from "../../../kit/audit/store.ts";
import { type ContentVersions, changeContent } from "../../../kit/content/version.ts";
import type { Database, Tx } from "../../../kit/db/database.ts";
import { contentMark } from "../../../kit/hash/hash.ts";
import { invariant } from "../../../kit/invariant/invariant.ts";
import { knownZone } from "../../../kit/time/known-zone.ts";
import type { Clock } from "../../../kit/time/zone.ts";
import type { EventRecord } from "../../event/server/columns.ts";
import { addEvent, lockEvent } from "../../event/server/import-store.ts";
import { eventByCode } from "../../event/server/store.ts";
import { ImportFailure, type ImportProgress, type ImportReport, type ImportRequest } from "../contract.ts";
import { type Drafts, draftsOf } from "../drafts.ts";
import { readSchedule } from "../read-schedule.ts";
import {
	isNothingToDo,
	lectureChanges,
	ofSource,
	type Plan,
	planOf,
	prefixOf,
	type StoredSchedule,
	tallyOf,
	wholeSpan,
	zoneNote,
	zoneOfNewEvent,
} from "../rules.ts";
import { BrokenSchedule, type Schedule } from "../schedule.ts";
import { daysText, newEvent, placeInProgramme } from "../texts.ts";
import { applyPlan } from "./apply-plan.ts";
import { CREATED_ACTION, storedSchedule } from "./store.ts";

/** The zone of events that name none. */
const USUAL_ZONE = "Europe/Warsaw";
const ACTOR = "import";
/** A created event has the site's own colours. */
const THEME = {
	accent: "#3d2bff",
	accentStrong: "#2a19d6",
	accentSoft: "#e9e6ff",
	key: "#ffc53d",
	beams: ["#6b5cff", "#ff5c9a", "#ff5a3c", "#2ee6b0", "#ffc53d", "#4ca8ff"],
};

type ImportDeps = { db: Database; versions: ContentVersions; clock: Clock };
type Say = (progress: ImportProgress) => void;

/** Thrown to roll back: nothing changed, or only the difference was requested. */
class Unwritten extends Error {
	readonly report: ImportReport;
	constructor(report: ImportReport) {
		super("nothing is written");
		this.report = report;
	}
}

function readOrFail(text: string, zone: string): Schedule {
	try {
		return readSchedule(text, zone);
	} catch (error) {
		if (error instanceof BrokenSchedule) throw new ImportFailure(`${error.message} Nothing was changed.`);
		throw error;
	}
}

/** The platform's canonical name of a zone. */
function requestedZone(name: string | null): string | null {
	if (name === null) return null;
	const zone = knownZone(name);
	if (!zone) throw new ImportFailure(`"${name}" is not a time zone; use a name such as Europe/Warsaw.`);
	return zone;
}

async function createEvent(tx: Tx, request: ImportRequest, schedule: Schedule, drafts: Drafts): Promise<boolean> {
	const title = schedule.title || request.event;
	const when = daysText(
		invariant(drafts.days[0], "the first day").key,
		invariant(drafts.days.at(-1), "the last day").key,
	);
	const lead = newEvent.lead(when);
	return addEvent(tx, {
		code: request.event,
		timeZone: zoneOfNewEvent(requestedZone(request.timeZone), schedule, USUAL_ZONE),
		name: title,
		nameEn: title,
		headline: newEvent.headline.pl,
		headlineEn: newEvent.headline.en,
		lead: lead.pl,
		leadEn: lead.en,
		place: schedule.venue || placeInProgramme.pl,
		placeEn: schedule.venue || placeInProgramme.en,
		city: schedule.city,
		cityEn: schedule.city,
		agendaIntro: newEvent.agendaIntro.pl,
		agendaIntroEn: newEvent.agendaIntro.en,
		agendaIntroOutdated: newEvent.agendaIntroOutdated.pl,
		agendaIntroOutdatedEn: newEvent.agendaIntroOutdated.en,
		...wholeSpan(drafts.days),
		isOnline: false,
		theme: THEME,
	});
}

/** Locks the requested event, or creates it if allowed. */
async function ownEvent(
	tx: Tx,
	deps: ImportDeps,
	request: ImportRequest,
	schedule: Schedule,
	drafts: Drafts,
): Promise<{ own: EventRecord; isNew: boolean }> {
	const found = await lockEvent(tx, request.event);
	if (found) return { own: found, isNew: false };
	const isNew = await createEvent(tx, request, schedule, drafts);
	const own = invariant(await lockEvent(tx, request.event), "the event of the import");
	if (!isNew) return { own, isNew };
	const subject = `event/${own.id}`;
	await addAuditEntry(tx, {
		at: deps.clock.now(),
		actor: ACTOR,
		action: CREATED_ACTION,
		subject,
		eventId: own.id,
		detail: {},
	});
	return { own, isNew };
}

/** How many lectures a refusal names. The others are counted. */
const NAMED = 20;

/** Throws if lectures are missing from the file. */
function askBeforeRemoving(subjects: string[]): void {
	if (subjects.length === 0) return;
	const more = subjects.length > NAMED ? `\n  and ${subjects.length - NAMED} more` : "";
	const named = subjects.slice(0, NAMED).map((subject) => `  ${subject}`);
	throw new ImportFailure(
		`The file no longer has ${subjects.length === 1 ? "this lecture" : `these ${subjects.length} lectures`}, which would be removed:\n${named.join("\n")}${more}\nNothing was changed. Import it again with --yes to remove them, or with --dry-run to see all differences.`,
	);
}

function reportOf(
	found: { own: EventRecord; isNew: boolean },
	schedule: Schedule,
	{ plan, stored, isDryRun }: { plan: Plan; stored: StoredSchedule; isDryRun: boolean },
): ImportReport {
	const { own, isNew } = found;
	const unchangedNote =
		plan.kept === 1
			? "1 item that is no longer in the file is kept, because the organiser or another import uses it."
			: `${plan.kept} items that are no longer in the file are kept, because the organiser or another import uses them.`;
	const notes = [zoneNote(own.timeZone, schedule), plan.kept > 0 ? unchangedNote : undefined];
	return {
		event: { code: own.code, name: own.name, isNew },
		format: schedule.format,
		tallies: {
			lectures: tallyOf(plan.lectures),
			lecturers: tallyOf(plan.lecturers),
			days: tallyOf(plan.days),
			tracks: tallyOf(plan.tracks),
			breaks: tallyOf(plan.breaks),
		},
		skipped: schedule.skipped,
		notes: notes.filter((note) => note !== undefined),
		lectures: lectureChanges(plan, stored),
		isDryRun,
	};
}

/**
 * Synchronises the imported part of an event's agenda with a published schedule in one transaction, by source key.
 * Other lectures stay. It removes lectures only with `yes`, and `dryRun` writes nothing. An unchanged schedule does not
 * even change the content version. Throws `ImportFailure`.
 */
export async function importSchedule(deps: ImportDeps, request: ImportRequest, say: Say): Promise<ImportReport> {
	if (!/^[A-Za-z0-9-]{1,40}$/.test(request.event)) {
		throw new ImportFailure(`"${request.event}" is not an event code: use letters, digits and dashes, such as MSTS25.`);
	}
	const event = await eventByCode(deps.db, request.event);
	if (!event && !request.create) {
		throw new ImportFailure(
			`There is no event ${request.event}. Check the code, or add --create to create it from the schedule.`,
		);
	}
	say({ step: "Reading the schedule", done: 0, total: 0 });
	const schedule = readOrFail(request.text, event?.timeZone ?? requestedZone(request.timeZone) ?? USUAL_ZONE);
	const source = request.source ?? schedule.source;
	const drafts = ofSource(draftsOf(schedule, contentMark), source);
	say({ step: "Comparing with the agenda", done: 0, total: 0 });
	try {
		return await changeContent(deps, async (tx) => {
			const found = await ownEvent(tx, deps, request, schedule, drafts);
			const stored = await storedSchedule(tx, found.own, prefixOf(source));
			const plan = planOf(drafts, stored);
			const report = reportOf(found, schedule, { plan, stored, isDryRun: request.dryRun });
			if (request.dryRun || isNothingToDo(plan)) throw new Unwritten(report);
			if (!request.yes) askBeforeRemoving(report.lectures.removed);
			await applyPlan(tx, found.own, plan, say);
			const { id } = found.own;
			const entry = { action: "schedule.imported", subject: `event/${id}`, eventId: id, detail: report.tallies };
			await addAuditEntry(tx, { at: deps.clock.now(), actor: ACTOR, ...entry });
			return report;
		});
	} catch (error) {
		if (error instanceof Unwritten) return error.report;
		throw error;
	}
}

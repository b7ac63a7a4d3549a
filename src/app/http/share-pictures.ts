import { readdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { describedLecture } from "../../features/agenda/server/described-lecture.ts";
import type { EventRecord } from "../../features/event/server/columns.ts";
import { eventsById, existingEvent } from "../../features/event/server/store.ts";
import { scenePicturesOf } from "../../features/scenes/server/store.ts";
import { eventFacts, lectureFacts, type ShareFacts, speakerFacts } from "../../features/share-pictures/facts.ts";
import { canBeDrawn, drawCard } from "../../features/share-pictures/server/draw-card.ts";
import { personCard } from "../../features/speakers/rules.ts";
import { existingLecturer } from "../../features/speakers/server/store.ts";
import { writeWhole } from "../../kit/files/files.ts";
import { contentMark } from "../../kit/hash/hash.ts";
import { notFound } from "../../kit/http/failure.ts";
import { type Lang, langOf } from "../../kit/i18n/lang.ts";
import type { Deps } from "../boot/deps.ts";
import { ROOT } from "../boot/root.ts";

export type ShareKind = "lectures" | "speakers" | "events";
const NAME = /^(lectures|speakers|events)-([1-9]\d{0,8})-(pl|en)-([\w-]{22})\.jpg$/;
/** Increment it to redraw all pictures. */
const DESIGN = "3";
const GONE = { pl: "Nie ma takiego obrazka.", en: "There is no such picture." };

async function factsOf({ db }: Pick<Deps, "db">, kind: ShareKind, id: number, lang: Lang): Promise<ShareFacts> {
	const withScene = async (event: EventRecord) => {
		const [scene] = await scenePicturesOf(db, event.id);
		return { ...event, sceneUrl: scene?.pictures.wide.webp ?? null };
	};
	const eventOf = async (code: string) => withScene(await existingEvent(db, code));
	if (kind === "events") {
		const event = (await eventsById(db, [id])).get(id);
		if (!event) throw notFound(GONE);
		return ownFacts(lang, await withScene(event));
	}
	if (kind === "lectures") {
		const lecture = await describedLecture(db, id);
		return lectureFacts(lang, await eventOf(lecture.eventCode), lecture);
	}
	const { person, eventCode } = await existingLecturer(db, id);
	return speakerFacts(lang, await eventOf(eventCode), personCard(person, lang));
}

/** The facts of an event's share picture: only the scene if the font lacks glyphs of the name. */
function ownFacts(lang: Lang, event: EventRecord & { sceneUrl: string | null }): ShareFacts {
	const facts = eventFacts(lang, event);
	return canBeDrawn(facts) ? facts : { ...facts, title: "", people: "", when: "" };
}

/** Returns the organiser's own picture, or a drawn one. */
export async function eventPicture(deps: Pick<Deps, "db">, event: EventRecord, lang: Lang): Promise<string> {
	if (event.socialImageUrl) return event.socialImageUrl;
	const [scene] = await scenePicturesOf(deps.db, event.id);
	return addressOf("events", event.id, lang, ownFacts(lang, { ...event, sceneUrl: scene?.pictures.wide.webp ?? null }));
}

/** The URL changes with the document's content. Undefined if the picture cannot be drawn. */
export async function sharePicture(
	deps: Pick<Deps, "db">,
	{ kind, id, lang }: { kind: ShareKind; id: number; lang: Lang },
): Promise<string | undefined> {
	const facts = await factsOf(deps, kind, id, lang);
	return canBeDrawn(facts) ? addressOf(kind, id, lang, facts) : undefined;
}

const addressOf = (kind: ShareKind, id: number, lang: Lang, facts: ShareFacts) =>
	`/share/${kind}-${id}-${lang}-${markOf(facts)}.jpg`;

const markOf = (facts: ShareFacts) => contentMark(DESIGN, JSON.stringify(facts));

/**
 * Draws a picture on its first request, one at a time, and caches it until the document changes. An outdated hash is a
 * 404.
 */
export function sharePictureRoutes(app: FastifyInstance, deps: Deps): void {
	const folder = join(deps.files.folder, "share");
	let last: Promise<unknown> = Promise.resolve();
	const drawn = async (name: string): Promise<Uint8Array> => {
		const [, kind, id, lang, mark] = NAME.exec(name) ?? [];
		if (!kind) throw notFound(GONE);
		const facts = await factsOf(deps, kind as ShareKind, Number(id), langOf(lang));
		if (markOf(facts) !== mark || !canBeDrawn(facts)) throw notFound(GONE);
		const picture = await drawCard(facts, {
			filesFolder: deps.files.folder,
			mark: join(ROOT, "src/app/site/static/favicon.svg"),
		});
		await writeWhole(join(folder, name), picture);
		await forgetOthers(folder, `${kind}-${id}-${lang}-`, name);
		return picture;
	};
	app.get("/share/:name", { schema: { hide: true } }, async (request, reply) => {
		const { name } = request.params as { name: string };
		if (!NAME.test(name)) throw notFound(GONE);
		const readPicture = (): Promise<Uint8Array | undefined> => readFile(join(folder, name)).catch(() => undefined);
		const draw = async () => (await readPicture()) ?? drawn(name);
		let picture = await readPicture();
		if (!picture) {
			const waiting = last.then(draw);
			last = waiting.catch(() => undefined);
			picture = await waiting;
		}
		return reply
			.type("image/jpeg")
			.header("cache-control", "public, max-age=31536000, immutable")
			.send(Buffer.from(picture));
	});
}

async function forgetOthers(folder: string, begins: string, name: string): Promise<void> {
	const others = (await readdir(folder)).filter((one) => one.startsWith(begins) && one !== name);
	await Promise.all(others.map((one) => rm(join(folder, one), { force: true })));
}

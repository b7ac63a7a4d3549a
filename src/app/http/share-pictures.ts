import { readdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { describedLecture } from "../../features/agenda/server/described-lecture.ts";
import { existingEvent } from "../../features/event/server/store.ts";
import { scenePicturesOf } from "../../features/scenes/server/store.ts";
import { lectureFacts, type ShareFacts, speakerFacts } from "../../features/share-pictures/facts.ts";
import { canBeDrawn, drawCard } from "../../features/share-pictures/server/draw-card.ts";
import { personCard } from "../../features/speakers/rules.ts";
import { existingLecturer } from "../../features/speakers/server/store.ts";
import { writeWhole } from "../../kit/files/files.ts";
import { contentMark } from "../../kit/hash/hash.ts";
import { notFound } from "../../kit/http/failure.ts";
import { type Lang, langOf } from "../../kit/i18n/lang.ts";
import type { Deps } from "../boot/deps.ts";
import { ROOT } from "../boot/root.ts";

export type ShareKind = "lectures" | "speakers";
const NAME = /^(lectures|speakers)-([1-9]\d{0,8})-(pl|en)-([\w-]{22})\.jpg$/;
/** Raised when pictures of the same facts shall look otherwise. */
const DESIGN = "2";
const GONE = { pl: "Nie ma takiego obrazka.", en: "There is no such picture." };

async function factsOf({ db }: Pick<Deps, "db">, kind: ShareKind, id: number, lang: Lang): Promise<ShareFacts> {
	const eventOf = async (code: string) => {
		const event = await existingEvent(db, code);
		const [scene] = await scenePicturesOf(db, event.id);
		return { ...event, sceneUrl: scene?.pictures.wide.webp ?? null };
	};
	if (kind === "lectures") {
		const lecture = await describedLecture(db, id);
		return lectureFacts(lang, await eventOf(lecture.eventCode), lecture);
	}
	const { person, eventCode } = await existingLecturer(db, id);
	return speakerFacts(lang, await eventOf(eventCode), personCard(person, lang));
}

/** The address of a document's share picture, which changes with what it shows; undefined where it cannot be drawn. */
export async function sharePicture(
	deps: Pick<Deps, "db">,
	{ kind, id, lang }: { kind: ShareKind; id: number; lang: Lang },
): Promise<string | undefined> {
	const facts = await factsOf(deps, kind, id, lang);
	return canBeDrawn(facts) ? `/share/${kind}-${id}-${lang}-${markOf(facts)}.jpg` : undefined;
}

const markOf = (facts: ShareFacts) => contentMark(DESIGN, JSON.stringify(facts));

/**
 * Serves share pictures: each is drawn when it is first asked for, one at a time, and kept until its document shows
 * something else. An address with another mark than the document's draws nothing.
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
		const kept = (): Promise<Uint8Array | undefined> => readFile(join(folder, name)).catch(() => undefined);
		const draw = async () => (await kept()) ?? drawn(name);
		let picture = await kept();
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

/** Removes the earlier pictures of a document. */
async function forgetOthers(folder: string, begins: string, name: string): Promise<void> {
	const others = (await readdir(folder)).filter((one) => one.startsWith(begins) && one !== name);
	await Promise.all(others.map((one) => rm(join(folder, one), { force: true })));
}

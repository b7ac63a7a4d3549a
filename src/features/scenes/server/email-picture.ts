import { readFile } from "node:fs/promises";
import type { Database } from "../../../kit/db/database.ts";
import type { Files } from "../../../kit/files/files.ts";
import type { SceneFacts } from "../facts.ts";
import { drawElsewhere } from "./draw-elsewhere.ts";
import { pathOf } from "./scene-files.ts";
import { scenePicturesOf } from "./store.ts";

const BEAMS = ["#6b5cff", "#ff5c9a", "#ffc53d", "#2ee6b0"];

/** The site's own scene, for e-mails without an event. */
const HOUSE: SceneFacts = {
	code: "estrada",
	kind: "stage",
	accent: "#3d2bff",
	key: "#ffc53d",
	beams: BEAMS,
	days: 1,
	tracks: BEAMS.map((colour, place) => ({ colour, lectures: 6 + 4 * place })),
	lectures: [],
	stands: [],
	soldShare: 0.5,
	isOver: false,
};

/** E-mails' pictures as JPEG. */
export type LetterPictures = {
	/** Returns the site's own if the scene is not drawn or its file is missing. */
	ofEvent(eventId: number): Promise<Uint8Array>;
	ofHouse(): Promise<Uint8Array>;
};

/** The pictures of e-mails. The site's own is drawn once on first use, by `draw` or in a thread. */
export function letterPictures(
	{ db, files }: { db: Database; files: Files },
	draw: (facts: SceneFacts) => Promise<{ letter: Uint8Array }> = drawElsewhere,
): LetterPictures {
	let house: Promise<Uint8Array> | undefined;
	const ofHouse = () => {
		house ??= draw(HOUSE)
			.then(({ letter }) => letter)
			.catch((error) => {
				house = undefined; // the next call tries again
				throw error;
			});
		return house;
	};
	return {
		ofHouse,
		async ofEvent(eventId) {
			const [scene] = await scenePicturesOf(db, eventId);
			const address = scene?.pictures.letter;
			const bytes = address && (await readFile(pathOf(files, address)).catch(() => undefined));
			return bytes || ofHouse();
		},
	};
}

import { diskFiles } from "../src/kit/files/files.ts";
import { type DemoEvent, demoBundle } from "./bundles.ts";
import { drawFaces, drawPictures } from "./pictures.ts";

/** What the drawing process is asked for, and what it tells: first of the faces of people, then of each event. */
export type Asked = { hasPeople: boolean; events: DemoEvent[]; firstStart: string; folder: string };
export type Drawn = { faces: [id: string, address: string][] } | DrawnEvent;
export type DrawnEvent = { event: DemoEvent; addresses: [path: string, address: string][] };

/** Draws the pictures of events in a process of its own: drawing takes several times the memory of serving. */
process.once("disconnect", () => process.exit());
process.on("SIGINT", () => {}); // a terminal sends it to everybody in it: the site ends this process
process.once("message", async ({ hasPeople, events, firstStart, folder }: Asked) => {
	const files = diskFiles(folder);
	if (hasPeople) process.send!({ faces: [...(await drawFaces(files))] } satisfies Drawn);
	for (const event of events) {
		const drawn = await drawPictures(files, await demoBundle(event, new Date(firstStart)), () => {});
		process.send!({ event, addresses: [...drawn] } satisfies Drawn);
	}
	process.disconnect();
});

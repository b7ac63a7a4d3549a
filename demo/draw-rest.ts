import { diskFiles } from "../src/kit/files/files.ts";
import { type DemoEvent, demoBundle } from "./bundles.ts";
import { drawFaces, drawPictures } from "./pictures.ts";

/** The drawings to make. The process sends people's faces first, then each event. */
export type DrawingJob = { hasPeople: boolean; events: DemoEvent[]; firstStart: string; folder: string };
export type DrawingMessage = { faces: [id: string, address: string][] } | DrawnEvent;
export type DrawnEvent = { event: DemoEvent; addresses: [path: string, address: string][] };

/** Drawing runs apart, because it takes several times the memory of serving. */
process.once("disconnect", () => process.exit());
process.on("SIGINT", () => {}); // a terminal signals the whole group, and the site ends this process
process.once("message", async ({ hasPeople, events, firstStart, folder }: DrawingJob) => {
	const files = diskFiles(folder);
	if (hasPeople) process.send!({ faces: [...(await drawFaces(files))] } satisfies DrawingMessage);
	for (const event of events) {
		const drawn = await drawPictures(files, await demoBundle(event, new Date(firstStart)), () => {});
		process.send!({ event, addresses: [...drawn] } satisfies DrawingMessage);
	}
	process.disconnect();
});

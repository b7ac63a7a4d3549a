import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, statSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { must } from "../../src/kit/must/must.ts";
import { type DemoEvent, demoBundle } from "../bundles.ts";
import { looksOf, type PortraitLook } from "../pictures.ts";
import { FILMS, type Film, SLIDE_SECONDS } from "./films.ts";
import { frame } from "./frames.ts";

/**
 * Draws the films and writes them beside this file as WebM (VP9, which every current browser plays and nobody licenses).
 * Only who changes them runs it; `FFMPEG` names an ffmpeg with libvpx, such as that of the package
 * `@ffmpeg-installer/ffmpeg`.
 */
const FFMPEG = process.env["FFMPEG"] ?? "ffmpeg";
/** Frames in a second. */
const RATE = 10;
/** How a line appears, frame by frame, and how many frames after the one before. */
const FADE = [0.25, 0.5, 0.75];
const LINE_FRAMES = 11;

/** Draws the frames of a film, and names each once for every tenth of a second in which it is seen. */
async function drawFrames(film: Film, speaker: PortraitLook, folder: string): Promise<void> {
	let count = 0;
	const add = async (svg: string, frames: number) => {
		const drawn = join(folder, `drawn-${count}.png`);
		await sharp(Buffer.from(svg)).png({ compressionLevel: 1 }).toFile(drawn);
		for (let more = 0; more < frames; more++)
			symlinkSync(drawn, join(folder, `${String(count++).padStart(4, "0")}.png`));
	};
	for (const [place, { lines }] of film.slides.entries()) {
		for (const shown of lines.keys()) {
			for (const opacity of FADE) await add(frame(film, speaker, place, { shown, opacity }), 1);
			const before = shown * LINE_FRAMES;
			const rest = shown === lines.length - 1 ? SLIDE_SECONDS * RATE - before : LINE_FRAMES;
			await add(frame(film, speaker, place, { shown: shown + 1, opacity: 0 }), rest - FADE.length);
		}
	}
}

const MSTS: DemoEvent = { folder: "MSTS25", code: "MSTS25" };
const looks = [...looksOf(await demoBundle(MSTS, new Date())).values()];

for (const film of FILMS) {
	const speaker = must(
		looks.find(({ seed }) => seed === film.speaker),
		film.speaker,
	);
	const folder = mkdtempSync(join(tmpdir(), "film-"));
	await drawFrames(film, speaker, folder);
	const file = join(import.meta.dirname, `${film.lecture}.webm`);
	execFileSync(FFMPEG, [
		...["-v", "error", "-y", "-framerate", String(RATE), "-i", join(folder, "%04d.png")],
		...["-c:v", "libvpx-vp9", "-b:v", "0", "-crf", "34", "-g", String(RATE * 6), "-pix_fmt", "yuv420p"],
		...["-row-mt", "1", "-fflags", "+bitexact", "-an", file],
	]);
	rmSync(folder, { recursive: true });
	console.log(`${film.lecture}: ${Math.round(statSync(file).size / 1000)} kB`);
}

import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, statSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { invariant } from "../../src/kit/invariant/invariant.ts";
import { type DemoEvent, demoBundle } from "../bundles.ts";
import { looksOf, type PortraitLook } from "../pictures.ts";
import { FILMS, type Film, SLIDE_SECONDS } from "./films.ts";
import { frame } from "./frames.ts";
import { STUDIO_FILM } from "./studio-film.ts";

/**
 * Draws the films beside this file as WebM (VP9, which every current browser plays), and the studio's as MP4 in
 * segments of six seconds for HLS. Arguments select films. Run it after changes. `FFMPEG` is an ffmpeg with libvpx,
 * such as that of the package `@ffmpeg-installer/ffmpeg`.
 */
const FFMPEG = process.env["FFMPEG"] ?? "ffmpeg";
const RATE = 10;
/** The opacities with which a line appears, frame by frame. */
const FADE = [0.25, 0.5, 0.75];
const LINE_FRAMES = 11;

/** Draws a film's frames. Returns each frame's name once per tenth of a second. */
async function drawFrames(film: Film, speaker: PortraitLook, folder: string): Promise<void> {
	let count = 0;
	const add = async (svg: string, frames: number) => {
		const drawn = join(folder, `drawn-${count}.png`);
		await sharp(Buffer.from(svg)).png({ compressionLevel: 1 }).toFile(drawn);
		for (let more = 0; more < frames; more++)
			symlinkSync(drawn, join(folder, `${String(count++).padStart(4, "0")}.png`));
	};
	for (const [place, { lines }] of film.slides.entries()) {
		for (const visibleLineCount of lines.keys()) {
			for (const opacity of FADE) await add(frame(film, speaker, place, { shown: visibleLineCount, opacity }), 1);
			const before = visibleLineCount * LINE_FRAMES;
			const rest = visibleLineCount === lines.length - 1 ? SLIDE_SECONDS * RATE - before : LINE_FRAMES;
			await add(frame(film, speaker, place, { shown: visibleLineCount + 1, opacity: 0 }), rest - FADE.length);
		}
	}
}

const EVENTS: DemoEvent[] = [
	{ folder: "MSTS25", code: "MSTS25" },
	{ folder: "LIVE", code: "LIVE25" },
];
const bundles = await Promise.all(EVENTS.map((one) => demoBundle(one, new Date())));
const looks = bundles.flatMap((bundle) => [...looksOf(bundle).values()]);
const wanted = process.argv.slice(2);

for (const film of [...FILMS, STUDIO_FILM].filter((one) => wanted.length === 0 || wanted.includes(one.lecture))) {
	const speaker = invariant(
		looks.find(({ seed }) => seed === film.speaker),
		film.speaker,
	);
	const folder = mkdtempSync(join(tmpdir(), "film-"));
	await drawFrames(film, speaker, folder);
	const isLive = film === STUDIO_FILM;
	const file = join(import.meta.dirname, `${film.lecture}.${isLive ? "mp4" : "webm"}`);
	execFileSync(FFMPEG, [
		"-v",
		"error",
		"-y",
		"-framerate",
		String(RATE),
		"-i",
		join(folder, "%04d.png"),
		"-c:v",
		"libvpx-vp9",
		"-b:v",
		"0",
		"-crf",
		"34",
		"-g",
		String(RATE * 6),
		"-pix_fmt",
		"yuv420p",
		...(isLive ? ["-movflags", "+frag_keyframe+empty_moov+default_base_moof"] : []),
		"-row-mt",
		"1",
		"-fflags",
		"+bitexact",
		"-an",
		file,
	]);
	rmSync(folder, { recursive: true });
	console.log(`${film.lecture}: ${Math.round(statSync(file).size / 1000)} kB`);
}

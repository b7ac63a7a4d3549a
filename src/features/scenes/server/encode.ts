import type { Engraving } from "../../../kit/svg/engraving.ts";
import { SCENE_CUTS, type SceneCut } from "../pictures.ts";
import { type DrawnScene, imageOf } from "./draw-scene.ts";
import { engrave } from "./engrave.ts";
import { letterHead } from "./letter-head.ts";
import { HEIGHT, WIDTH } from "./scene.ts";

export type EncodedPicture = { avif: Uint8Array; webp: Uint8Array };
export type EncodedScene = Record<"wide" | "phone" | "card", EncodedPicture> &
	Record<"preview" | "letter" | "tall", Uint8Array> & { engraving: Engraving };

/** A crop of `length` around `middle` within `whole`. */
const around = (middle: number, length: number, whole: number) =>
	Math.min(whole - length, Math.max(0, Math.round(middle - length / 2)));

/** A crop at its stored size, not encoded yet. */
export function cutOf(scene: DrawnScene, { left, top, width, height, keptWidth, keptHeight }: SceneCut) {
	const corner = { left: left ?? around(scene.focus, width, WIDTH), top: top ?? around(scene.middle, height, HEIGHT) };
	return imageOf(scene)
		.extract({ ...corner, width, height })
		.resize(keptWidth, keptHeight);
}

/** Encodes a crop for pages. */
async function webPicture(scene: DrawnScene, cut: SceneCut): Promise<EncodedPicture> {
	const image = cutOf(scene, cut);
	const [avif, webp] = await Promise.all([
		image.clone().avif({ quality: cut.quality, effort: 1 }).toBuffer(),
		image.clone().webp({ quality: 78 }).toBuffer(),
	]);
	return { avif, webp };
}

/** Encodes a crop for mail programs and PDFs, which read no AVIF. */
function jpeg(scene: DrawnScene, cut: SceneCut): Promise<Uint8Array> {
	return cutOf(scene, cut).jpeg({ quality: cut.quality, mozjpeg: true }).toBuffer();
}

/** Encodes all crops. Printed crops come from `onPaper`, which stays lit after the event. */
export async function encodeScene(scene: DrawnScene, onPaper = scene): Promise<EncodedScene> {
	return {
		wide: await webPicture(scene, SCENE_CUTS.wide),
		phone: await webPicture(scene, SCENE_CUTS.phone),
		preview: await cutOf(scene, SCENE_CUTS.preview).avif({ quality: SCENE_CUTS.preview.quality, effort: 6 }).toBuffer(),
		card: await webPicture(scene, SCENE_CUTS.card),
		letter: await letterHead(cutOf(scene, SCENE_CUTS.letter)),
		tall: await jpeg(onPaper, SCENE_CUTS.tall),
		engraving: engrave(onPaper),
	};
}

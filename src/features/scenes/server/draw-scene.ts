import sharp from "sharp";
import { channels } from "../../../kit/colour/colour.ts";
import { seeded } from "../../../kit/random/seeded.ts";
import { picture } from "../../../kit/svg/svg.ts";
import type { SceneKind } from "../../event/scene-kinds.ts";
import type { SceneFacts } from "../facts.ts";
import { paletteOf } from "../palette.ts";
import { data } from "./kinds/data.ts";
import { fair } from "./kinds/fair.ts";
import { lamp } from "./kinds/lamp.ts";
import { pair } from "./kinds/pair.ts";
import { ramp } from "./kinds/ramp.ts";
import { search } from "./kinds/search.ts";
import { stage } from "./kinds/stage.ts";
import { steam } from "./kinds/steam.ts";
import { steps } from "./kinds/steps.ts";
import { addDust, addGlow, darkness, hazeOf, smooth, toned } from "./light.ts";
import { type DrawKind, FOCUS, HEIGHT, LEFT, WIDTH } from "./scene.ts";

const KINDS: Record<SceneKind, DrawKind> = { stage, data, search, fair, steam, steps, pair, lamp, ramp };

/** RGB of `WIDTH` × `HEIGHT`, and the focus: its height and its x. */
export type DrawnScene = { pixels: Buffer; middle: number; focus: number };

/** Text stands left of this gradient. */
const VEIL = { from: LEFT - 40, to: LEFT + 180 };

/** The share of light after the event. */
const DIMMED = 0.22;

const layer = (body: string) =>
	sharp(Buffer.from(picture(WIDTH, HEIGHT, body)))
		.ensureAlpha()
		.raw()
		.toBuffer();

export async function drawScene(facts: SceneFacts): Promise<DrawnScene> {
	const palette = paletteOf(facts);
	const random = seeded(`scene ${facts.code}`);
	const light = darkness(WIDTH, HEIGHT);
	const haze = hazeOf(random);
	const { back, front, middle, focus = FOCUS, ghostLight } = KINDS[facts.kind]({ facts, palette, random, haze, light });
	if (facts.isOver) {
		for (let index = 0; index < light.rgb.length; index++) light.rgb[index] = (light.rgb[index] ?? 0) * DIMMED;
		if (ghostLight) {
			addGlow(light, ghostLight);
			addGlow(light, { ...ghostLight, radiusX: 70, radiusY: 70, strength: 2.6 });
		}
	}
	addDust(light, 900, random);
	const ground = `<rect width="100%" height="100%" fill="${palette.ground}"/>`;
	const [behind, before] = await Promise.all([layer(ground + back), layer(front)]);
	const lit = toned(light);
	const pixels = Buffer.alloc(WIDTH * HEIGHT * 3);
	const bare = channels(palette.ground);
	for (let pixel = 0; pixel < WIDTH * HEIGHT; pixel++) {
		const cover = (before[pixel * 4 + 3] ?? 0) / 255;
		const opacity = smooth(VEIL.from, VEIL.to, pixel % WIDTH);
		for (let channel = 0; channel < 3; channel++) {
			const under = behind[pixel * 4 + channel] ?? 0;
			const shone = 255 - ((255 - under) * (255 - (lit[pixel * 3 + channel] ?? 0))) / 255;
			const value = (before[pixel * 4 + channel] ?? 0) * cover + shone * (1 - cover);
			const veiled = value * opacity + (bare[channel] ?? 0) * (1 - opacity);
			// grain prevents bands in soft light
			pixels[pixel * 3 + channel] = Math.min(255, veiled + random.next());
		}
	}
	return { pixels, middle, focus };
}

/** An image that Sharp can crop, scale and encode. */
export function imageOf({ pixels }: DrawnScene) {
	return sharp(pixels, { raw: { width: WIDTH, height: HEIGHT, channels: 3 } });
}

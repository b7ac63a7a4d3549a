/** A picture's size in its own pixels. */
export type Size = { width: number; height: number };

/** Which square of a picture is taken: its middle, from 0 to 1 of the picture, and how much larger it is seen than fits. */
export type Crop = { x: number; y: number; zoom: number };

export const MAX_ZOOM = 5;
/** How far an arrow key moves, of what is seen. */
const STEP = 0.04;
/** How much larger a key or a turn of the wheel makes it. */
const ZOOM_STEP = 1.1;

/** The whole of the shorter side, from the middle. */
export const WHOLE: Crop = { x: 0.5, y: 0.5, zoom: 1 };

/** The side of the square, in the picture's pixels. */
function sideOf({ width, height }: Size, { zoom }: Pick<Crop, "zoom">): number {
	return Math.min(width, height) / zoom;
}

/** A crop that lies within its picture. */
export function within(size: Size, { x, y, zoom }: Crop): Crop {
	const held = { zoom: Math.min(MAX_ZOOM, Math.max(1, zoom)) };
	const side = sideOf(size, held);
	const between = (value: number, margin: number) => Math.min(1 - margin, Math.max(margin, value));
	return { ...held, x: between(x, side / 2 / size.width), y: between(y, side / 2 / size.height) };
}

/** The square in the picture's pixels. */
export function squareOf(size: Size, crop: Crop): { left: number; top: number; side: number } {
	const { x, y, zoom } = within(size, crop);
	const side = sideOf(size, { zoom });
	return { left: x * size.width - side / 2, top: y * size.height - side / 2, side };
}

/** A crop after its picture was pulled by so many parts of the window: to the right shows more of what is left. */
export function pulled(size: Size, crop: Crop, { right, down }: { right: number; down: number }): Crop {
	const side = sideOf(size, crop);
	return within(size, {
		...crop,
		x: crop.x - (right * side) / size.width,
		y: crop.y - (down * side) / size.height,
	});
}

/** A crop after a key; undefined for keys that do nothing. Arrows move the square over the picture. */
export function keyed(size: Size, crop: Crop, key: string): Crop | undefined {
	switch (key) {
		case "ArrowLeft":
			return pulled(size, crop, { right: STEP, down: 0 });
		case "ArrowRight":
			return pulled(size, crop, { right: -STEP, down: 0 });
		case "ArrowUp":
			return pulled(size, crop, { right: 0, down: STEP });
		case "ArrowDown":
			return pulled(size, crop, { right: 0, down: -STEP });
		case "+":
		case "=":
			return zoomed(size, crop, ZOOM_STEP);
		case "-":
			return zoomed(size, crop, 1 / ZOOM_STEP);
		default:
			return undefined;
	}
}

/** A crop seen so many times as large. */
export function zoomed(size: Size, crop: Crop, times: number): Crop {
	return within(size, { ...crop, zoom: crop.zoom * times });
}

/** How many pixels wide the cut picture is written: never more than there are. */
export function writtenWidth(size: Size, crop: Crop, most: number): number {
	return Math.max(1, Math.min(most, Math.round(squareOf(size, crop).side)));
}

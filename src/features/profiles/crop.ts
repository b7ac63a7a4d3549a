/** In pixels. */
export type Size = { width: number; height: number };

/** The centre, from 0 to 1 of the picture. `zoom` 1 fits the shorter side. */
export type Crop = { x: number; y: number; zoom: number };

export const MAX_ZOOM = 5;
/** An arrow key's step, as a share of the visible part. */
const STEP = 0.04;
/** The factor of one key press or wheel step. */
const ZOOM_STEP = 1.1;

/** A centred square with the full shorter side. */
export const WHOLE: Crop = { x: 0.5, y: 0.5, zoom: 1 };

function sideOf({ width, height }: Size, { zoom }: Pick<Crop, "zoom">): number {
	return Math.min(width, height) / zoom;
}

/** Moves a crop into its picture. */
export function within(size: Size, { x, y, zoom }: Crop): Crop {
	const clampedCrop = { zoom: Math.min(MAX_ZOOM, Math.max(1, zoom)) };
	const side = sideOf(size, clampedCrop);
	const between = (value: number, margin: number) => Math.min(1 - margin, Math.max(margin, value));
	return { ...clampedCrop, x: between(x, side / 2 / size.width), y: between(y, side / 2 / size.height) };
}

/** The square in the picture's pixels. */
export function squareOf(size: Size, crop: Crop): { left: number; top: number; side: number } {
	const { x, y, zoom } = within(size, crop);
	const side = sideOf(size, { zoom });
	return { left: x * size.width - side / 2, top: y * size.height - side / 2, side };
}

/** Drags the picture by shares of the window. Dragging right reveals its left. */
export function pulled(size: Size, crop: Crop, { right, down }: { right: number; down: number }): Crop {
	const side = sideOf(size, crop);
	return within(size, {
		...crop,
		x: crop.x - (right * side) / size.width,
		y: crop.y - (down * side) / size.height,
	});
}

/** Undefined for unused keys. Arrows move the square over the picture. */
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

/** Multiplies a crop's magnification. */
export function zoomed(size: Size, crop: Crop, times: number): Crop {
	return within(size, { ...crop, zoom: crop.zoom * times });
}

/** The output width in pixels: at most `most` and the square's own width. */
export function outputWidth(size: Size, crop: Crop, most: number): number {
	return Math.max(1, Math.min(most, Math.round(squareOf(size, crop).side)));
}

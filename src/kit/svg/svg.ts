/** A number with at most one decimal place. */
export function short(value: number): string {
	const rounded = Math.round(value * 10) / 10;
	return String(Object.is(rounded, -0) ? 0 : rounded);
}

/** "x,y x,y …" for a polygon. */
export function points(list: readonly (readonly [number, number])[]): string {
	return list.map(([x, y]) => `${short(x)},${short(y)}`).join(" ");
}

export function fill(colour: string, data: string, more = ""): string {
	return `<path fill="${colour}" d="${data}"${more}/>`;
}

/** An open line with round ends. */
export function line(colour: string, width: number, data: string, more = ""): string {
	return `<path fill="none" stroke="${colour}" stroke-width="${short(width)}" stroke-linecap="round" stroke-linejoin="round" d="${data}"${more}/>`;
}

/** A filled circle, or an ellipse with a second radius. */
export function round(colour: string, x: number, y: number, radius: number, radiusY = radius): string {
	return `<ellipse fill="${colour}" cx="${short(x)}" cy="${short(y)}" rx="${short(radius)}" ry="${short(radiusY)}"/>`;
}

/** Wraps a body into an SVG document of the given size. */
export function picture(width: number, height: number, body: string): string {
	const size = `width="${short(width)}" height="${short(height)}" viewBox="0 0 ${short(width)} ${short(height)}"`;
	return `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${body}</svg>`;
}

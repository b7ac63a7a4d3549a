/** `src` and `srcSet` of a stored picture with a URL in `-640.webp`; other URLs unchanged. */
export function pictureSources(url: string): { src: string; srcSet?: string } {
	if (!url.endsWith("-640.webp")) return { src: url };
	const stem = url.slice(0, -"640.webp".length);
	return {
		src: `${stem}320.webp`,
		srcSet: [96, 192, 320, 640].map((width) => `${stem}${width}.webp ${width}w`).join(", "),
	};
}

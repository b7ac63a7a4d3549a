/** `src` and `srcSet` of a stored picture, whose URL ends with `-640.webp`. Other URLs stay unchanged. */
export function pictureSources(url: string): { src: string; srcSet?: string } {
	if (!url.endsWith("-640.webp")) return { src: url };
	const stem = url.slice(0, -"640.webp".length);
	return {
		src: `${stem}320.webp`,
		srcSet: [96, 192, 320, 640].map((width) => `${stem}${width}.webp ${width}w`).join(", "),
	};
}

/** "Łukasz Żak-Nowak" becomes "lukasz-zak-nowak"; "item" if nothing is left. */
export function slugOf(title: string): string {
	const plain = title
		.toLowerCase()
		.replace(/ł/g, "l")
		.normalize("NFD")
		.replace(/[^a-z0-9]+/g, (between) => (/^[\u0300-\u036f]+$/.test(between) ? "" : "-"))
		.replace(/^-+|-+$/g, "")
		.slice(0, 80)
		.replace(/-+$/, "");
	return plain || "item";
}

/** Unique, in the given order: stored keys, else slugs of the titles. */
export function keysOf(rows: readonly { stored: string | undefined; title: string }[]): string[] {
	const usedKeys = new Set(rows.map(({ stored }) => stored));
	return rows.map(({ stored, title }) => {
		if (stored) return stored;
		const slug = slugOf(title);
		let key = slug;
		for (let n = 2; usedKeys.has(key); n++) key = `${slug}-${n}`;
		usedKeys.add(key);
		return key;
	});
}

/** `/files/people/ada.Zb3…-640.webp` becomes `media/people/ada.webp`. */
export function pathOfAddress(address: string, taken: ReadonlySet<string>): string {
	const name = address.replace(/^\/files\//, "").replace(/[^A-Za-z0-9._/-]/g, "-");
	const [, stem = name, end = ""] = /^(.*?)(?:\.[A-Za-z0-9]{10})?(?:-640)?(\.[a-z0-9]+)$/.exec(name) ?? [];
	let path = `media/${stem}${end}`;
	for (let n = 2; taken.has(path); n++) path = `media/${stem}-${n}${end}`;
	return path;
}

type Look = { name: string; date: string };

/** The newest look of each organiser, of at most `max` organisers. `looks` are newest first. */
export function newestLooks(looks: readonly Look[], max: number): Look[] {
	const names = looks.map(({ name }) => name);
	return looks.filter(({ name }, index) => names.indexOf(name) === index).slice(0, max);
}

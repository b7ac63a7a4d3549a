/** A manual replacement of `#name` in a text: a missing or surplus value is no type error. */
const HAND_FILLED = /\.replace(All)?\(\s*(\/#|["'`]#[a-z])/;

/** Fills texts, and reads codes such as "#41" of PDFs. */
const EXEMPT = ["src/kit/i18n/fill.ts", "src/kit/files/pdf-actions.ts"];

/** Files that replace placeholders without `fill`. */
export function fillLaws(files: readonly { path: string; text: string }[]): string[] {
	const filling = files.filter(({ path, text }) => HAND_FILLED.test(text) && !EXEMPT.includes(path));
	return filling.map(({ path }) => `hand-filled ${path}`);
}

/** Names of four letters that are short forms: "Ania", "Hela", "Ola". */
const SHORT = /^\p{L}{1,2}(nia|la)$/u;
const SOFT = /[scz]ia$/;
/** Full names that end as the short ones do. */
const FULL = /^(alicia|lucia|patricia|anastasia)$/;

/**
 * A Polish first name as somebody is called by it: "Anno", "Kasiu". Only of names in -a, whose ending tells it; another
 * one stays as it is, which is as usual.
 */
export function vocative(name: string): string {
	return name.replace(/\p{L}+/gu, calledBy);
}

function calledBy(name: string): string {
	const low = name.toLowerCase();
	if (!/\p{L}{2}a$/u.test(low)) return name;
	const isSoft = SHORT.test(low) || (SOFT.test(low) && !FULL.test(low));
	return `${name.slice(0, -1)}${isSoft ? "u" : "o"}`;
}

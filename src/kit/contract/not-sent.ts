/** Replaces a part of a payload by undefined fields, which are not sent. */
export function notSent<T extends object>(part: T): { [N in keyof T]: undefined } {
	const names = Object.keys(part).map((name) => [name, undefined]);
	return Object.fromEntries(names) as { [N in keyof T]: undefined };
}

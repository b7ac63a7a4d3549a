/** Functions of the platform's ICU. Browsers differ in it, but hydrated text must be the same everywhere. */
const PLATFORM_ICU = /\bIntl\.|\btoLocale\w+\(|\blocaleCompare\(/;

/** These files may use the platform's Intl, because no page shows the result as text (record 138). */
const EXEMPT = [
	"src/kit/time/own-zone.ts", // the device's time zone
	"src/kit/time/known-zone.ts", // server: whether a time zone exists
	"src/features/certificates/rules.ts", // server: checks whether a time zone exists
];

/** Files that use the platform's `Intl` without an exemption, and unused exemptions. */
export function intlLaws(
	files: readonly { path: string; text: string }[],
	exempt: readonly string[] = EXEMPT,
): string[] {
	const users = files.filter(({ text }) => PLATFORM_ICU.test(text)).map(({ path }) => path);
	return [
		...users.filter((path) => !exempt.includes(path)).map((path) => `platform-icu ${path}`),
		...exempt.filter((path) => !users.includes(path)).map((path) => `needless-exemption ${path}`),
	];
}

/** What the platform's ICU decides: browsers differ in it, and hydrated text must be the same everywhere. */
const PLATFORM_ICU = /\bIntl\.|\btoLocale\w+\(|\blocaleCompare\(/;

/** Files that may ask the platform, because no page shows the answer as text (record 138). */
const EXEMPT = [
	"src/kit/time/own-zone.ts", // the device's time zone
	"src/kit/time/known-zone.ts", // server: whether a time zone exists
	"src/features/certificates/rules.ts", // server: where one letter ends
];

/** Files that format by the platform's `Intl`, and exemptions that nothing needs. */
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

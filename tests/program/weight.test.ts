import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";

const BUILT = join(import.meta.dirname, "../../dist/site");
/** Bytes (gzip) of each app's first screen, and the limit that a later screen adds. */
const FIRST = { account: 97_000, exhibitor: 120_000, office: 120_000 };
/** The account's first load until idle: the frame, Today, the menu's counts and the live connection. */
const UNTIL_IDLE = 150_000;
const LATER = { account: 40_000, exhibitor: 40_000, office: 60_000 };
/** Chunks that a screen loads on demand, and their limits. */
const ASKED: Record<string, number> = {
	// playback in a browser without HLS
	"node_modules/hls.js/dist/hls.mjs": 180_000,
	// a command on several rows of the office
	"src/app/office/pieces/command/BulkDialog.tsx": 24_000,
	// registering a guest, and a list of them from a file
	"src/app/office/screens/participants/GuestPanel.tsx": 15_000,
	"src/app/office/screens/participants/GuestListPanel.tsx": 17_000,
	// questions that the organiser added after the registration
	"src/features/open-questions/web/OpenQuestionCards.tsx": 5_000,
	// handing a ticket to another person, in a dialog
	"src/features/ticket-holders/web/HandOverForm.tsx": 45_000,
	// changing own details, with a phone number validated by country
	"src/features/account-settings/web/OwnPersonForm.tsx": 24_000,
	"src/kit/ui/phone-input.ts": 80_000,
	"src/kit/phone/phone.ts": 60_000,
	// deleting an account, creating a passkey
	"src/features/privacy/web/ErasurePanel.tsx": 10_000,
	"src/features/account/web/passkeys.ts": 10_000,
	"src/features/account-settings/web/make-passkey.ts": 10_000,
	// buying a better package with an invoice
	"src/features/package-changes/way.ts": 15_000,
	// a moderator's new poll
	"src/features/rooms/web/PollForm.tsx": 5_000,
	// reporting a person or a stand
	"src/kit/ui/report-form.tsx": 5_000,
	// unblocking a person
	"src/features/matchmaking/web/Unblock.tsx": 5_000,
	// talking with a stand, there or in conversations
	"src/app/account/screens/chats/AboutCompany.tsx": 10_000,
	"src/app/account/screens/chats/AppointmentInChat.tsx": 14_000,
	// searching one's messages
	"src/app/account/screens/chats/FoundMessages.tsx": 5_000,
	"src/features/chat/web/StandThread.tsx": 20_000,
	"src/features/chat/web/chat-session.ts": 20_000,
	// every page after its first screen: the connection for change hints
	"src/app/client/live-session.ts": 15_000,
};

type Chunk = { file: string; imports?: string[]; dynamicImports?: string[]; css?: string[] };
let chunks: Record<string, Chunk>;

beforeAll(() => {
	chunks = JSON.parse(readFileSync(join(BUILT, ".vite/manifest.json"), "utf8")) as typeof chunks;
});

const importsOf = (name: string) => chunks[name]!.imports ?? [];
const laterOf = (name: string) => chunks[name]!.dynamicImports ?? [];
/** The chunks that a chunk loads, statically or when shown, without chunks on demand. */
const fetchedOf = (name: string) => [...importsOf(name), ...laterOf(name).filter((one) => !(one in ASKED))];

/** A chunk with its transitive imports that are not loaded yet. */
function whole(name: string, next: (name: string) => string[], has: Set<string>, known = new Set<string>()) {
	if (known.has(name) || has.has(name)) return known;
	known.add(name);
	for (const one of next(name)) whole(one, next, has, known);
	return known;
}

const weightOf = (names: Iterable<string>) =>
	[...names].reduce((sum, name) => sum + statSync(join(BUILT, `${chunks[name]!.file}.gz`)).size, 0);

const nothing = new Set<string>();
const lazyParts = new Set<string>();

/** Each app's entry. The account's entry loads its app after log-in. */
const ENTRIES = {
	account: "src/app/account/start.tsx",
	exhibitor: "src/app/exhibitor/browser.tsx",
	office: "src/app/office/browser.tsx",
};
/** Screens with their own limits: Today shows the whole day, a conversation its appointments and common lectures. */
const OWN_LIMITS: Record<string, number> = {
	"src/app/account/screens/Today.tsx": 47_000,
	"src/app/account/screens/Chats.tsx": 48_000,
};

const stylesOf = (names: Iterable<string>) =>
	[...new Set([...names].flatMap((name) => chunks[name]!.css ?? []))].reduce(
		(sum, file) => sum + statSync(join(BUILT, `${file}.gz`)).size,
		0,
	);

test("the public site starts small, and the score of light adds little when seen", () => {
	const first = whole("src/app/site/browser.ts", importsOf, nothing);
	expect(weightOf(first)).toBeLessThanOrEqual(10_000);
	expect(stylesOf(first)).toBeLessThanOrEqual(26_000);
	const react = Object.keys(chunks).filter((name) => name.startsWith("_react-"));
	const score = whole("src/features/score/web/ScoreSection.tsx", importsOf, new Set([...first, ...react]));
	expect(weightOf(score)).toBeLessThanOrEqual(13_000);
	expect(stylesOf(score)).toBeLessThanOrEqual(3500);
});

test("form declarations bring no schemas to the browser", () => {
	const forms = [
		"src/app/site/EnquiryModals.tsx",
		"src/features/newsletter/web/SubscribeModal.tsx",
		"src/app/account/screens/YourData.tsx",
		"src/app/exhibitor/screens/StandEditor.tsx",
	];
	for (const form of forms) {
		const zod = [...whole(form, importsOf, nothing)].filter((name) => name.startsWith("_schemas-"));
		expect([form, zod]).toEqual([form, []]);
	}
});

test("anonymous visitors do not load the account's app", () => {
	expect(weightOf(whole("src/app/account/browser.tsx", importsOf, nothing))).toBeLessThanOrEqual(75_000);
});

test("the account's first load until idle is small", () => {
	const loaded = whole(ENTRIES.account, importsOf, nothing);
	const menu = laterOf(ENTRIES.account).filter((name) => /src\/app\/account\/\w+\.tsx$/.test(name));
	const parts = menu.filter((name) => !name.endsWith("/LogInAgain.tsx"));
	expect(parts.length).toBeGreaterThan(2);
	for (const name of ["src/app/account/screens/Today.tsx", "src/app/client/live-session.ts", ...parts]) {
		for (const one of whole(name, fetchedOf, loaded)) loaded.add(one);
	}
	const entry = whole("src/app/account/browser.tsx", importsOf, loaded);
	expect(weightOf([...loaded, ...entry])).toBeLessThanOrEqual(UNTIL_IDLE);
});

describe.each(["account", "exhibitor", "office"] as const)("%s", (app) => {
	const entry = ENTRIES[app];
	const first = () => whole(entry, importsOf, nothing);

	test("the first screen is small", () => {
		expect(weightOf(first())).toBeLessThanOrEqual(FIRST[app]);
	});

	test("each later screen adds little, with everything it shows", () => {
		const screens = laterOf(entry).filter((name) => name.includes("/screens/"));
		expect(screens.length).toBeGreaterThan(2);
		for (const screen of screens) {
			const added = weightOf(whole(screen, fetchedOf, first()));
			expect([screen, added <= (OWN_LIMITS[screen] ?? LATER[app]) ? "light" : added]).toEqual([screen, "light"]);
		}
	});

	test("parts on demand stay within their limits", () => {
		for (const screen of new Set([...first()].flatMap(laterOf))) {
			const opened = new Set([...first(), ...whole(screen, fetchedOf, first())]);
			const reached = whole(screen, (name) => [...importsOf(name), ...laterOf(name)], first());
			for (const name of [...reached].filter((one) => one in ASKED)) {
				lazyParts.add(name);
				const added = weightOf(whole(name, importsOf, opened));
				expect([screen, name, added <= ASKED[name]! ? "light" : added]).toEqual([screen, name, "light"]);
			}
		}
	});
});

test("each part on demand belongs to a screen", () => {
	expect([...lazyParts].sort()).toEqual(Object.keys(ASKED).sort());
});

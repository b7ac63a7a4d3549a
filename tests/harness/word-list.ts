import { globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";

const ROOT = join(import.meta.dirname, "../..");

/**
 * A word of our own and the trade's word for it. `names` searches code and file names, `declared` only declared names,
 * `sentences` comments and documents. `example` is a match of the pattern.
 */
export type Word = { is: string; in: "names" | "declared" | "sentences"; pattern: RegExp; example: string };

const name = (pattern: RegExp, example: string, is: string): Word => ({ in: "names", pattern, example, is });
const declared = (pattern: RegExp, example: string, is: string): Word => ({ in: "declared", pattern, example, is });
const sentence = (pattern: RegExp, example: string, is: string): Word => ({ in: "sentences", pattern, example, is });

export const WORDS: Readonly<Record<string, Word>> = {
	must: name(/\bmust\(|\bmust\.ts/g, "must(one)", "invariant"),
	judged: name(/\bjudged(?:Together)?\b/g, "judged(schema)", "refine, superRefine"),
	ways: name(/\bways\.ts|\bPlaceRecord\b/g, "ways.ts", "schemas.ts, ValidationContext"),
	together: name(/\btogether(?:\(|\.ts)/g, "together(db)", "prepareQueries"),
	planned: name(/\bplanned(?:\(|\.ts)/g, "planned(db)", "prepared"),
	tell: name(/\.tell\(/g, "live.tell(", "publish"),
	hear: name(/\.hear\b/g, "live.hear", "subscribe"),
	toNobody: name(/\bTO_NOBODY\b/g, "TO_NOBODY", "noopPublisher"),
	door: name(/\bdoor\.ts|\bpersonAtDoor\b/g, "door.ts", "handshake.ts, authenticate"),
	deliver: name(/\bdeliver\.ts/g, "deliver.ts", "broadcast.ts"),
	unhurried: name(/\bUNHURRIED\b/g, "UNHURRIED", "ASYNC_COMMIT"),
	unheard: name(/\bis_?unheard\b/gi, "isUnheard", "is_suppressed"),
	chatLetters: name(/\bchat_?letters\b/gi, "chat_letters", "email_preferences"),
	formUse: name(/\bform_?use\b/gi, "form_use", "rate_limit"),
	watching: name(/\bwatching\b/g, "watching.id", "watch_progress"),
	eventWord: name(/\bevent_?word\b/gi, "event_word", "banned_word"),
	goodCode: name(/\bgood-?code\b/gi, "goodCode", "findValidCode"),
	rightForm: name(/\bright-?form\b/gi, "rightForm", "parseForm"),
	takeData: name(/\btake-?data\b|\btaken-store\b/gi, "take-data.ts", "data-export"),
	tie: name(/\bTie\b|\btieOf\b/g, "tieOf(", "Relationship"),
	told: name(/\bTold\b/g, "<Told />", "StatusMessage"),
	asleep: name(/\basleep\b/g, "asleep.ts", "hydration-queue.ts"),
	giveWhatWaited: name(/\bgive-?what-?waited\b/gi, "giveWhatWaited(", "release-pending"),
	getMeeting: name(/\bgetMeeting\b/g, "getMeeting", "getNetworkingStatus"),
	meetingDeps: name(/\bMeetingDeps\b/g, "MeetingDeps", "MatchmakingDeps"),
	toRoom: name(/\bToRoom\b|\bexhibitorRoom\b/g, "ToRoom", "ExhibitorRedirect, exhibitorApp"),
	ofOwner: name(/\bof-(?:owner|order)\.ts/g, "of-owner.ts", "what the file does"),
	most: declared(/^(?:MOST|LIMITS|PAGE)$/, "const MOST", "MAX_OPEN_REQUESTS and the like"),
	rowLocks: declared(/^(?:hold|locked|kept)[A-Z]/, "function lockedOrder", "lockOrder"),
	letterNames: declared(/[lL]etters?(?![a-z])/, "const letterOf", "email"),
	participles: declared(
		/^(?:held|given|told|asked|known|kept|judged|taken|shown|said)$/,
		"const kept",
		"what is held, and by whom",
	),
	participleTypes: declared(
		/^(?!Engraving|Feed|Grouping|Heading|Meeting|Recording|Seed|Setting|Tracing|Wiring|Wording)(?:Held|Known|Kept|Shown|Sent|Told|Given|Taken|Found|Made|Left|Bought|Sold|Chosen|Written|Read|Seen|Said|Gone|Whose|[A-Z][a-z]+(?:ed|ing))$/,
		"type Asking",
		"a noun: MeetingRequest",
	),
	emptySuffix: declared(/(?:Manager|Service|Helper|Util)s?$/, "class OrderManager", "what it does"),

	whoever: sentence(/\bwho(?:m)?ever\b/gi, "Whoever asks is told.", "Anybody who, or the person by their role"),
	riddle: sentence(
		/\b(?:of|to|by|for|from|with|as|on) (?:who|whom|what)\b/gi,
		"Throws the 404 of who has none.",
		"the noun: Throws 404 without a ticket",
	),
	subject: sentence(
		/(?:^|[.;:!?] +)(?:What|Who|Whom|Whose)\b/gm,
		"What is sent ready passes no gate.",
		"a noun as the subject: Cached responses bypass the gate",
	),
	letters: sentence(/\bletters?\b/gi, "The letter is sent.", "e-mail, or character"),
	anew: sentence(/\banew\b/gi, "It is asked anew.", "again"),
	toBeHad: sentence(/\bto be had\b/gi, "It is not to be had.", "available"),
	isTold: sentence(
		/\b(?:is|are|was|were|be|been) told\b/gi,
		"The person is told.",
		"gets an e-mail, a notice or an error",
	),
	goesOn: sentence(/\bgoes on\b/gi, "The seeding goes on.", "continues"),
	takenBack: sentence(/\btak(?:en?|es) back\b/gi, "It is taken back.", "withdrawn, revoked"),
	asEver: sentence(/\bas ever\b/gi, "It works as ever.", "as before"),
	storey: sentence(/\bstoreys?\b/gi, "three storeys", "layer"),
};

const SKIPPED = /^tests\/(?:harness\/word-(?:list\.ts|counts\.json)|word-list\.test\.ts)$/;
const COMMENT = /\/\*[\s\S]*?\*\/|(?:^|[\s;{}(,])\/\/ .*$/gm;
const MARGIN = /^\s*(?:\/\*\*?|\*\/?|\/\/) ?/gm;
const DECLARATION = /\b(?:const|let|function|class|type|interface)\s+(\w+)/g;

const matches = (pattern: RegExp, text: string) =>
	text.match(new RegExp(pattern.source, `${pattern.flags.replace("g", "")}g`));

export function countWords(files: readonly { path: string; text: string }[]): Record<string, number> {
	const isCode = (path: string) => !path.endsWith(".md");
	const code = files.filter(({ path }) => isCode(path));
	const comments = code.map(({ text }) => (text.match(COMMENT) ?? []).join("\n").replace(MARGIN, ""));
	const documents = files.filter(({ path }) => !isCode(path)).map(({ text }) => text);
	const names = code.map(({ path, text }) => `${basename(path)}\n${text}`).join("\n");
	const sentences = [...comments, ...documents].join("\n");
	const declarations = code.flatMap(({ text }) => [...text.matchAll(DECLARATION)].map(([, one = ""]) => one));
	const uses = ({ in: where, pattern }: Word) =>
		where === "declared"
			? declarations.filter((one) => new RegExp(pattern.source, pattern.flags.replace("g", "")).test(one)).length
			: (matches(pattern, where === "names" ? names : sentences)?.length ?? 0);
	return Object.fromEntries(Object.entries(WORDS).map(([word, rule]) => [word, uses(rule)]));
}

/** The code and documents that the list covers. */
export function wordedFiles(): { path: string; text: string }[] {
	return globSync(["*.md", "{src,scripts,tests,bench,demo,docs,deploy}/**/*.{ts,tsx,mjs,cjs,md}"], { cwd: ROOT })
		.filter((path) => !SKIPPED.test(path))
		.map((path) => ({ path, text: readFileSync(join(ROOT, path), "utf8") }));
}

import { createInflate } from "node:zlib";

/** The limit of unpacked object streams, in bytes. */
const MAX_UNPACKED = 60 * 1024 * 1024;
/** The first bytes show an object stream that lacks its type. */
const BEGINNING = 1024;
/** An object stream begins with pairs of an object's number and its offset. */
const NUMBER_PAIRS = /^[\s\0]*(?:\d+[\s\0]+\d+[\s\0]+)+/;
/** Readers differ: some start a stream after the keyword's spaces and line end, others on the next line. */
const STREAM = /\b(stream[ \t]*(?:\r\n?|\n)?)(?:(?<![\r\n])[^\r\n]*(?:\r\n?|\n)?)?/g;
const NAME_END = "(?![\\w.-])";
/** Scripts, programs, form submission, opened or embedded files, and media with possible scripts. */
const ACTIVE_NAMES = new RegExp(
	`/(?:JavaScript|Launch|SubmitForm|ImportData|GoToR|GoToE|XFA|RichMedia|Rendition|EmbeddedFiles?)${NAME_END}`,
);
/** Event-triggered actions of a page, field or document. */
const ADDITIONAL_ACTIONS = /\/AA(?:\s|%[^\r\n]*)*(?:<<|\d+\s+\d+\s+R)/;
const OPEN_ACTION = /\/OpenAction\s*(\[|<<[^>]*>>|\d+\s+\d+\s+R)?/g;
const GO_TO = new RegExp(`/S\\s*/GoTo${NAME_END}`);
const ACTION_TYPE = new RegExp(`/S${NAME_END}`, "g");

/** Decodes names ("/Java#53cript" is "/JavaScript") and replaces the byte 0, which is a space. */
function plainNames(text: string): string {
	return text
		.replaceAll("\0", " ")
		.replace(/#([0-9a-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
}

/**
 * Whether a PDF runs JavaScript, starts programs, sends forms, embeds files or acts on opening. It searches all bytes
 * and object streams. Opening at a page is no action. Undefined if an object stream is unreadable.
 */
export async function hasPdfActions(bytes: Buffer): Promise<boolean | undefined> {
	const file = bytes.toString("latin1");
	const packed = await objectStreams(bytes, file);
	if (!packed) return undefined;
	const texts = [plainNames(file), ...packed.map((one) => one.text)];
	const isActive = texts.some((text) => ACTIVE_NAMES.test(text) || ADDITIONAL_ACTIONS.test(text));
	return isActive || opensWithAction(texts, packed);
}

type ObjectStream = { text: string; objects: Map<string, string> };

/** The unpacked object streams of a file; undefined if one is unreadable. */
async function objectStreams(bytes: Buffer, file: string): Promise<ObjectStream[] | undefined> {
	const found: ObjectStream[] = [];
	let left = MAX_UNPACKED;
	for (const { before, start, end } of streamsOf(file)) {
		const body = bytes.subarray(start, end);
		const isTyped = new RegExp(`/ObjStm${NAME_END}`).test(before);
		// Readers accept object streams without a type too.
		if (!isTyped && !NUMBER_PAIRS.test((await beginningOf(body)).toString("latin1"))) continue;
		const unpacked = isTyped ? await decoded(before, body, left) : await anyhow(body, left);
		if (!unpacked) return undefined;
		left -= unpacked.length;
		found.push(objectStream(plainNames(unpacked.toString("latin1")), before));
	}
	return found;
}

/**
 * Yields the streams of a file. `before` reaches back to the previous stream, where a dictionary may hide. False
 * streams are harmless, because all bytes are searched too.
 */
function* streamsOf(file: string) {
	let from = 0;
	for (const { index, 0: line, 1: keyword = "" } of file.matchAll(STREAM)) {
		const before = plainNames(file.slice(from, index));
		for (const start of new Set([index + keyword.length, index + line.length])) {
			const found = file.indexOf("endstream", start);
			yield { before, start, end: found < 0 ? file.length : found };
		}
		from = index;
	}
}

/** The bytes of an object stream, plain or Flate; undefined for another filter or damage. */
async function decoded(before: string, bytes: Buffer, max: number): Promise<Buffer | undefined> {
	const filters = [...before.matchAll(/\/Filter\s*(?:\[([^\]]*)\]|(\/\w+)|\S)/g)].at(-1);
	if (!filters) return anyhow(bytes, max);
	const isFlate = (filters[1] ?? filters[2] ?? "").trim() === "/FlateDecode";
	return isFlate && !/\/Predictor\s+(?!1\b)/.test(before) ? inflated(bytes, max) : undefined;
}

/** The bytes of a stream without a usable dictionary, unpacked if they are packed. */
async function anyhow(bytes: Buffer, max: number): Promise<Buffer | undefined> {
	return NUMBER_PAIRS.test(bytes.toString("latin1", 0, BEGINNING)) ? bytes : inflated(bytes, max);
}

async function beginningOf(bytes: Buffer): Promise<Buffer> {
	return NUMBER_PAIRS.test(bytes.toString("latin1", 0, BEGINNING)) ? bytes : await firstInflated(bytes);
}

function inflated(bytes: Buffer, max: number): Promise<Buffer | undefined> {
	return new Promise((resolve) => {
		const parts: Buffer[] = [];
		let size = 0;
		const inflate = createInflate();
		inflate.on("data", (part: Buffer) => {
			parts.push(part);
			size += part.length;
			if (size > max) inflate.destroy(new Error("unpacks to too much"));
		});
		inflate.on("end", () => resolve(Buffer.concat(parts)));
		inflate.on("error", () => resolve(undefined));
		inflate.end(bytes); // the line end before "endstream" is ignored
	});
}

/** The first unpacked bytes; empty if nothing is packed. */
function firstInflated(bytes: Buffer): Promise<Buffer> {
	return new Promise((resolve) => {
		const inflate = createInflate({ chunkSize: BEGINNING });
		inflate.once("data", (part: Buffer) => {
			resolve(part);
			inflate.destroy();
		});
		inflate.once("end", () => resolve(Buffer.alloc(0)));
		inflate.once("error", () => resolve(Buffer.alloc(0)));
		inflate.end(bytes.subarray(0, 4 * BEGINNING));
	});
}

/** The objects of an object stream by number. */
function objectStream(text: string, before: string): ObjectStream {
	const header = NUMBER_PAIRS.exec(text)?.[0] ?? "";
	const first = Number([...before.matchAll(/\/First\s+(\d+)/g)].at(-1)?.[1] ?? header.length);
	const pairs = [...header.matchAll(/(\d+)\s+(\d+)/g)].map(
		([, number = "", offset]) => [number, Number(offset)] as const,
	);
	const objects = pairs.map(([number, offset], index) => {
		const end = pairs[index + 1]?.[1] ?? text.length;
		return [number, text.slice(first + offset, first + end)] as const;
	});
	return { text, objects: new Map(objects) };
}

/** Whether the catalogue's `OpenAction` is more than a destination; LaTeX adds a destination to each file. */
function opensWithAction(texts: readonly string[], packed: readonly ObjectStream[]): boolean {
	const values = texts.flatMap((text) => [...text.matchAll(OPEN_ACTION)].map(([, value]) => value));
	return values.some((value) => {
		const number = /^(\d+)\s+\d+\s+R$/.exec(value ?? "")?.[1];
		const targets = number === undefined ? [value] : objectsOf(number, texts[0] ?? "", packed);
		return targets.length === 0 || targets.some((target) => !isPlace(target));
	});
}

/** All revisions of an object, because a later revision may hide an earlier one. */
function objectsOf(number: string, file: string, packed: readonly ObjectStream[]): string[] {
	const plain = file.matchAll(new RegExp(`(?:^|\\D)${number}\\s+\\d+\\s+obj([\\s\\S]{0,1000}?)endobj`, "g"));
	return [
		...[...plain].map(([, content]) => content ?? ""),
		...packed.flatMap(({ objects }) => objects.get(number) ?? []),
	];
}

/** Whether a value is a destination, or an action that only goes there. */
function isPlace(value: string | undefined): boolean {
	if (value === undefined) return false;
	const isGoTo = GO_TO.test(value) && value.match(ACTION_TYPE)?.length === 1 && !value.includes("/Next");
	return isGoTo || /^\s*\[/.test(value);
}

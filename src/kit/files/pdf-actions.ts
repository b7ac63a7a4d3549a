import { createInflate } from "node:zlib";

/** How much the object streams of a file may unpack to. */
const MAX_UNPACKED = 60 * 1024 * 1024;
/** A dictionary of a stream is looked for in so many characters before it. */
const DICTIONARY = 4000;
const ACTION = /\/(?:JavaScript|Launch)(?![\w.-])/;
const OPEN_ACTION = /\/OpenAction\s*(\[|<<[^>]*>>|\d+\s+\d+\s+R)?/g;
const GO_TO = /\/S\s*\/GoTo(?![\w.-])/;

/** Names as readers see them: "/Java#53cript" is "/JavaScript". */
function plainNames(text: string): string {
	return text.replace(/#([0-9a-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
}

/**
 * Whether a PDF runs JavaScript, starts programs or acts when it is opened, as far as its bytes and its object streams
 * tell. Opening at a page is no action. Undefined where an object stream cannot be read.
 */
export async function hasPdfActions(bytes: Buffer): Promise<boolean | undefined> {
	const file = bytes.toString("latin1");
	const texts = [plainNames(file)];
	let left = MAX_UNPACKED;
	for (const { dictionary, start, end } of streamsOf(file)) {
		if (!/\/ObjStm(?![\w.-])/.test(dictionary)) continue;
		const unpacked = await decoded(dictionary, bytes.subarray(start, end), left);
		if (!unpacked) return undefined;
		left -= unpacked.length;
		texts.push(plainNames(unpacked.toString("latin1")));
	}
	const all = texts.join("\n");
	return ACTION.test(all) || opensWithAction(all);
}

/** The streams of a file with their dictionaries; what only looks like one is harmless, since all bytes are looked at anyway. */
function* streamsOf(file: string) {
	for (const { index, 0: keyword } of file.matchAll(/\bstream\r?\n/g)) {
		const start = index + keyword.length;
		const found = file.indexOf("endstream", start);
		const before = file.slice(Math.max(0, index - DICTIONARY), index);
		const dictionary = plainNames(before.slice(before.lastIndexOf("obj") + 1));
		yield { dictionary, start, end: found < 0 ? file.length : found };
	}
}

/** The bytes of an object stream: plain or by Flate, as programs write them; undefined by another filter, or damaged. */
async function decoded(dictionary: string, bytes: Buffer, max: number): Promise<Buffer | undefined> {
	if (!/\/Filter(?![\w.-])/.test(dictionary)) return bytes;
	const filters = /\/Filter\s*(?:\[([^\]]*)\]|(\/\w+))/.exec(dictionary);
	const isFlate = (filters?.[1] ?? filters?.[2] ?? "").trim() === "/FlateDecode";
	return isFlate && !/\/Predictor\s+(?!1\b)/.test(dictionary) ? inflated(bytes, max) : undefined;
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

/** Whether the catalogue's `OpenAction` is more than a place to open at: LaTeX writes such a place into each file. */
function opensWithAction(text: string): boolean {
	return [...text.matchAll(OPEN_ACTION)].some(([, value]) => {
		if (value === "[") return false;
		const reference = /^(\d+)\s+(\d+)\s+R$/.exec(value ?? "");
		const action = reference
			? new RegExp(`(?:^|\\D)${reference[1]}\\s+${reference[2]}\\s+obj([\\s\\S]{0,1000}?)endobj`).exec(text)?.[1]
			: value;
		return !action || !GO_TO.test(action) || action.includes("/Next");
	});
}

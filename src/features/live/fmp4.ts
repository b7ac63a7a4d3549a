/** Offset and length are in bytes. */
export type Piece = { offset: number; length: number; seconds: number };

/** The initialisation section and the fragments in order. */
export type FragmentLayout = { head: { offset: number; length: number }; pieces: Piece[] };

type Box = { type: string; start: number; end: number };

const HEAD_BYTES = 8;
/** ISO/IEC 14496-12: flags of the fields after the track id. */
const TFHD = { baseOffset: 0x1, description: 0x2, duration: 0x8 };
/** Flags of `trun`. */
const TRUN = { dataOffset: 0x1, firstFlags: 0x4, duration: 0x100, size: 0x200, flags: 0x400, offset: 0x800 };

function boxesIn(file: DataView, from: number, to: number): Box[] {
	const boxes: Box[] = [];
	for (let at = from; at + HEAD_BYTES <= to; ) {
		const size = file.getUint32(at);
		if (size < HEAD_BYTES || at + size > to) throw new Error(`There is no MP4 box at byte ${at}.`);
		const type = String.fromCharCode(...[4, 5, 6, 7].map((more) => file.getUint8(at + more)));
		boxes.push({ type, start: at, end: at + size });
		at += size;
	}
	return boxes;
}

function boxAt(file: DataView, within: Box, ...path: string[]): Box {
	let box = within;
	for (const type of path) {
		const found = boxesIn(file, box.start + HEAD_BYTES, box.end).find((one) => one.type === type);
		if (!found) throw new Error(`The film has no ${path.join("/")}.`);
		box = found;
	}
	return box;
}

/** Time units per second, of the first track. */
function timescaleOf(file: DataView, moov: Box): number {
	const header = boxAt(file, moov, "trak", "mdia", "mdhd");
	const isLong = file.getUint8(header.start + HEAD_BYTES) === 1;
	return file.getUint32(header.start + HEAD_BYTES + (isLong ? 20 : 12));
}

/** In time units. */
function durationOf(file: DataView, moof: Box): number {
	const header = boxAt(file, moof, "traf", "tfhd");
	const headerFlags = file.getUint32(header.start + HEAD_BYTES) & 0xffffff;
	const before = 8 + (headerFlags & TFHD.baseOffset ? 8 : 0) + (headerFlags & TFHD.description ? 4 : 0);
	const usual = headerFlags & TFHD.duration ? file.getUint32(header.start + HEAD_BYTES + before) : 0;
	const run = boxAt(file, moof, "traf", "trun");
	const flags = file.getUint32(run.start + HEAD_BYTES) & 0xffffff;
	const count = file.getUint32(run.start + HEAD_BYTES + 4);
	if (!(flags & TRUN.duration)) return count * usual;
	const fields = [TRUN.duration, TRUN.size, TRUN.flags, TRUN.offset].filter((one) => flags & one).length;
	const first = HEAD_BYTES + 8 + (flags & TRUN.dataOffset ? 4 : 0) + (flags & TRUN.firstFlags ? 4 : 0);
	let sum = 0;
	for (let sample = 0; sample < count; sample++) sum += file.getUint32(run.start + first + sample * fields * 4);
	return sum;
}

/** Returns the layout of a fragmented MP4 with one track. Throws for other files. */
export function fragmentsOf(bytes: Uint8Array): FragmentLayout {
	const file = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
	const boxes = boxesIn(file, 0, bytes.byteLength);
	const moov = boxes.find((one) => one.type === "moov");
	if (!moov) throw new Error("The film has no moov.");
	const scale = timescaleOf(file, moov);
	const pieces = boxes.flatMap((moof, place) => {
		const data = boxes[place + 1];
		if (moof.type !== "moof" || data?.type !== "mdat") return [];
		return [{ offset: moof.start, length: data.end - moof.start, seconds: durationOf(file, moof) / scale }];
	});
	if (pieces.length === 0) throw new Error("The film has no fragments.");
	return { head: { offset: 0, length: moov.end }, pieces };
}

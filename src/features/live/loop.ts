import type { FragmentLayout } from "./fmp4.ts";

/** Fragments per playlist. */
const WINDOW = 6;

/** Sequence number, round, place in the round, and start in ms. */
type LoopFragment = { number: number; round: number; place: number; startsAt: number };

/**
 * Returns a playlist (RFC 8216) of the last six fragments before `now`. The video has looped since 1970 by the site's
 * clock, so that all viewers see the same. `uri` is its address.
 */
export function loopPlaylist({ head, pieces }: FragmentLayout, uri: string, now: Date): string {
	const lengths = pieces.map(({ seconds }) => seconds * 1000);
	const aired = airedFragments(lengths, now.getTime());
	const [first] = aired;
	const lines = [
		"#EXTM3U",
		"#EXT-X-VERSION:7",
		`#EXT-X-TARGETDURATION:${Math.ceil(Math.max(...lengths) / 1000)}`,
		`#EXT-X-MEDIA-SEQUENCE:${first?.number ?? 0}`,
		`#EXT-X-DISCONTINUITY-SEQUENCE:${first?.round ?? 0}`,
		`#EXT-X-MAP:URI="${uri}",BYTERANGE="${head.length}@${head.offset}"`,
	];
	for (const [index, { place, startsAt }] of aired.entries()) {
		const { offset, length, seconds } = pieces[place] as (typeof pieces)[number];
		const isAnew = place === 0 && index > 0;
		if (isAnew) lines.push("#EXT-X-DISCONTINUITY");
		if (isAnew || index === 0) lines.push(`#EXT-X-PROGRAM-DATE-TIME:${new Date(startsAt).toISOString()}`);
		lines.push(`#EXTINF:${seconds.toFixed(3)},`, `#EXT-X-BYTERANGE:${length}@${offset}`, uri);
	}
	return `${lines.join("\n")}\n`;
}

/** Fragments that have ended by `now` (ms since 1970), in order. */
function airedFragments(lengths: readonly number[], now: number): LoopFragment[] {
	const round = lengths.reduce((sum, one) => sum + one, 0);
	let rounds = Math.floor(now / round);
	let place = 0;
	let startsAt = rounds * round;
	// Finds the fragment on the air.
	for (let length = lengths[place]; length !== undefined && startsAt + length <= now; length = lengths[place]) {
		startsAt += length;
		place++;
	}
	const aired: LoopFragment[] = [];
	while (aired.length < WINDOW && (rounds > 0 || place > 0)) {
		if (place === 0) {
			rounds--;
			place = lengths.length;
		}
		place--;
		startsAt -= lengths[place] ?? 0;
		aired.unshift({ number: rounds * lengths.length + place, round: rounds, place, startsAt });
	}
	return aired;
}

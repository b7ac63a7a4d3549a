import { escapeHtml } from "../../kit/html/escape.ts";
import type { Lang } from "../../kit/i18n/lang.ts";
import type { Lamp, Line, Score } from "./contract.ts";
import { lampText } from "./lamp-text.ts";
import { hourMarks } from "./sheet.ts";
import { scoreTexts } from "./texts.ts";

const WIDTH = 1240;
const NAMES = 230;
const ROW = 32;
const LANE = 24;
const HEAD = 44;
const GAP = 28;
/** Longer names would overlap the lamps. */
const MAX_NAME = 26;

const cut = (text: string, length: number) => (text.length > length ? `${text.slice(0, length - 1)}…` : text);
const text = (x: number, y: number, words: string, more = "") =>
	`<text x="${x}" y="${y}" ${more}>${escapeHtml(words)}</text>`;
const rowHeight = ({ lanes }: Line) => Math.max(ROW, lanes * LANE);

/** The score as an SVG for visitors without scripts. Each lamp links to its lecture's page by `hrefOf`. */
export function scorePicture(
	lang: Lang,
	score: Score,
	{ ground, hrefOf }: { ground: string; hrefOf: (objectId: number) => string },
): string {
	const scale = (WIDTH - NAMES) / (score.to - score.from);
	const xOf = (minute: number) => Math.round((NAMES + (minute - score.from) * scale) * 10) / 10;
	const lampOf = (lamp: Lamp, top: number, color: string) => {
		const end = Math.min(lamp.to, score.to);
		const width = Math.max(4, xOf(end) - xOf(lamp.from) - 2);
		const place = `x="${xOf(lamp.from)}" y="${top + 8 + lamp.lane * LANE}" width="${width}" height="16" rx="8"`;
		const name = escapeHtml(lampText(lang, lamp));
		const address = escapeHtml(hrefOf(lamp.objectId));
		return `<a href="${address}" target="_parent" aria-label="${name}"><title>${name}</title><rect ${place} fill="${color}" fill-opacity="${lamp.isHot ? 1 : 0.6}" stroke="${color}"/></a>`;
	};
	const parts: string[] = [];
	let y = 0;
	for (const day of score.days) {
		parts.push(text(0, y + 24, cut(day.name, MAX_NAME), 'font-size="19" font-weight="700"'));
		for (const mark of hourMarks(score)) {
			parts.push(
				text(Math.min(xOf(mark), WIDTH - 18), y + 24, String((mark / 60) % 24), 'text-anchor="middle" opacity=".8"'),
			);
		}
		y += HEAD;
		for (const one of day.lines) {
			parts.push(text(0, y + 21, cut(one.name, MAX_NAME)));
			parts.push(...one.lamps.map((lamp) => lampOf(lamp, y, one.color)));
			y += rowHeight(one);
		}
		y += GAP;
	}
	const height = Math.max(1, y - GAP);
	return `<svg xmlns="http://www.w3.org/2000/svg" lang="${lang}" viewBox="0 0 ${WIDTH} ${height}" font-family="Arial Narrow, Arial, sans-serif" font-size="16" fill="#fff"><title>${escapeHtml(scoreTexts.picture[lang])}</title><rect width="${WIDTH}" height="${height}" fill="${ground}"/>${parts.join("")}</svg>`;
}

import { localized } from "../../../../kit/i18n/lang.ts";
import { Image, Line, Path, Rect, Svg } from "../../../../kit/pdf/drawing.ts";
import { fittingSize, nameLineHeight, shortened } from "../../../../kit/pdf/fit.ts";
import {
	a4Pages,
	type Content,
	colours,
	type Element,
	faces,
	h,
	type Style,
	Text,
	View,
} from "../../../../kit/pdf/sheet.ts";
import type { PrintableBadge, PrintableBadges } from "../badges.ts";
import { placed } from "./look.ts";

/** A4 sheets are cut into four A6 badges. In points. */
const BADGE = { width: 297.6, height: 420.9 };
const PLACES = [0, 1, 2, 3].map((place) => ({
	left: (place % 2) * BADGE.width,
	top: Math.floor(place / 2) * BADGE.height,
	...BADGE,
}));
const INK = "#0d0b1f";
const SCENE = 149;
const HEAD = 32;
const EDGE = 20;
const ROOM = BADGE.width - 2 * EDGE;
const FIRST_NAME = { width: ROOM, height: 84 };
const LAST_NAME = { width: ROOM, height: 48 };
const QR = 92;
/** The quiet zone around a QR code, in modules. */
const QUIET = 4;

/** Prints four badges per sheet. Only the printing process loads it. */
export function sheet(printable: PrintableBadges): Element {
	const { event, badges, printedAt } = printable;
	const pages: Content[][] = [];
	for (let from = 0; from < badges.length; from += PLACES.length) {
		const four = badges.slice(from, from + PLACES.length);
		const placedBadges = four.map((badge, place) =>
			h(
				View,
				{ key: badge.number, style: placed(PLACES[place] ?? { left: 0, top: 0, ...BADGE }) },
				badgeOf(badge, printable),
			),
		);
		pages.push([...placedBadges, cutLines()]);
	}
	return a4Pages({ title: event.name, author: event.name, language: "pl", createdAt: new Date(printedAt) }, pages);
}

function cutLines(): Content {
	const [width, height] = [2 * BADGE.width, 2 * BADGE.height];
	const line = { stroke: colours.muted, strokeWidth: 0.4, strokeDasharray: "4 4" };
	return h(
		Svg,
		{ key: "cuts", width, height, viewBox: `0 0 ${width} ${height}`, style: { position: "absolute", left: 0, top: 0 } },
		h(Line, { x1: BADGE.width, y1: 0, x2: BADGE.width, y2: height, ...line }),
		h(Line, { x1: 0, y1: BADGE.height, x2: width, y2: BADGE.height, ...line }),
	);
}

/** Scene, event, person, and the ticket's code. */
function badgeOf(badge: PrintableBadge, { event, picture }: PrintableBadges): Content[] {
	const { width } = BADGE;
	const name = shortened(localized(badge.lang, event.name, event.nameEn), { width: ROOM, size: 13, cut: "strong" }, 1);
	const head: Style = { ...placed({ left: 0, top: SCENE, width, height: HEAD }), backgroundColor: INK };
	return [
		h(View, { key: "ground", style: { ...placed({ left: 0, top: 0, width, height: SCENE }), backgroundColor: INK } }),
		picture &&
			h(Image, {
				key: "scene",
				src: { data: Buffer.from(picture), format: "jpg" },
				style: { ...placed({ left: 0, top: 0, width, height: SCENE }), objectFit: "cover" },
			}),
		h(
			View,
			{ key: "head", style: head },
			h(
				Text,
				{ style: { ...faces.strong, fontSize: 13, lineHeight: 1.2, color: "#ffffff", marginLeft: EDGE, marginTop: 8 } },
				name,
			),
		),
		personOf(badge),
		footOf(badge, event.theme.accent),
	];
}

function personOf({ firstName, lastName, company }: PrintableBadge): Content {
	const line = (text: string, box: typeof FIRST_NAME, largest: number) => {
		const lineHeight = nameLineHeight(text);
		const fontSize = fittingSize(text, { ...box, cut: "display", lineHeight }, { largest, smallest: 12 });
		const style: Style = {
			...faces.display,
			fontSize,
			lineHeight,
			maxLines: Math.floor(box.height / fontSize / lineHeight),
		};
		return h(Text, { key: String(largest), style }, text);
	};
	const box = { left: EDGE, top: SCENE + HEAD + 12, width: ROOM, height: 168 };
	return h(
		View,
		{ key: "person", style: placed(box) },
		line(firstName, FIRST_NAME, 56),
		h(View, { style: { height: 4 } }),
		line(lastName, LAST_NAME, 30),
		h(
			Text,
			{ style: { ...faces.text, fontSize: 13, lineHeight: 1.25, marginTop: 6, color: colours.muted } },
			shortened(company, { width: ROOM, size: 13, cut: "text" }, 1),
		),
	);
}

/** The package on the event's colour, and the QR code. */
function footOf({ packageName, number, qr }: PrintableBadge, accent: string): Content {
	const side = qr.size + 2 * QUIET;
	const top = BADGE.height - QR - 12;
	const strip = { left: EDGE, top: BADGE.height - 74, width: ROOM - QR - 12, height: 60 };
	return [
		h(
			View,
			{ key: "package", style: placed(strip) },
			h(
				Text,
				{ style: { ...faces.display, fontSize: 20, lineHeight: 1.1, color: accent } },
				shortened(packageName, { width: strip.width, size: 20, cut: "display" }, 1),
			),
			h(Text, { style: { ...faces.strong, ...faces.figures, fontSize: 11, lineHeight: 1.3 } }, number),
		),
		h(
			View,
			{ key: "code", style: placed({ left: BADGE.width - EDGE - QR, top, width: QR, height: QR }) },
			h(
				Svg,
				{ width: QR, height: QR, viewBox: `${-QUIET} ${-QUIET} ${side} ${side}` },
				h(Rect, { x: -QUIET, y: -QUIET, width: side, height: side, fill: "#ffffff" }),
				h(Path, { d: qr.path, fill: "#000000" }),
			),
		),
	];
}

import { type Content, faces, h, type Style, Text, View } from "../../../../kit/pdf/sheet.ts";

export const INK = "#000000";
export const GREY = { line: "#aaaaaa", fill: "#eeeeee", text: "#444444" };
export const MARGIN = 24;
/** The two columns below the ticket. */
export const LEFT = { left: MARGIN, width: 308 };
export const RIGHT = { left: 352, width: 219 };

export const small: Style = { ...faces.text, fontSize: 8.2, lineHeight: 1.35, color: INK };

type Box = { left: number; top: number; width: number; height: number };

/** Positions a box absolutely and clips overflow. */
export const placed = (box: Box): Style => ({ position: "absolute", overflow: "hidden", ...box });

export function heading(text: string, more: Style = {}): Content {
	return h(
		Text,
		{ style: { ...faces.display, fontSize: 16, lineHeight: 1.15, color: INK, marginBottom: 6, maxLines: 1, ...more } },
		text,
	);
}

export function frame(title: string, ...lines: (string | null)[]): Content {
	return h(
		View,
		{ style: { border: `1.1 solid ${INK}`, borderRadius: 7, padding: 8, paddingVertical: 6 } },
		h(Text, { style: { ...small, ...faces.strong } }, title),
		...lines.filter(Boolean).map((line) => h(Text, { key: line, style: { ...small, maxLines: 4 } }, line)),
	);
}

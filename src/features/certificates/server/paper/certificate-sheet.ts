import { fill } from "../../../../kit/i18n/fill.ts";
import { localized } from "../../../../kit/i18n/lang.ts";
import { Link, Path, Svg } from "../../../../kit/pdf/drawing.ts";
import { nameLineHeight } from "../../../../kit/pdf/fit.ts";
import {
	a4Across,
	type Content,
	colours,
	type Element,
	faces,
	h,
	type Style,
	Text,
	View,
} from "../../../../kit/pdf/sheet.ts";
import { dateText } from "../../../../kit/time/zone.ts";
import type { Issuer } from "../../../seller/seller.ts";
import { paperTexts as texts } from "../../texts.ts";
import type { PrintableCertificate } from "../certificate-pdf.ts";
import { INK, stageOf } from "./stage.ts";
import { confirmation, countsOf, eventName, nameLines, whenAndWhere } from "./words.ts";

/** In points. */
const WORDS = { left: 322, width: 491, top: 44, foot: 470 };
const NAME_SIZE = 53;
const QR = 84;
/** The sheet has no room for more. */
const MAX_LISTED = { tracks: 5, pills: 7 };

const muted: Style = { color: colours.muted };
const display: Style = { ...faces.display, letterSpacing: -0.4 };

export function sheet(printable: PrintableCertificate): Element {
	const { lang, certificate, event, issuedAt } = printable;
	const title = `${texts.title[lang]} ${certificate.number} – ${eventName(printable)}`;
	return a4Across(
		{ title, author: certificate.issuer?.name ?? event.name, language: lang, createdAt: new Date(issuedAt) },
		[
			h(View, { key: "stage" }, stageOf(event.theme, printable.picture)),
			h(Text, { key: "brand", style: { ...display, ...at(54, 557), fontSize: 14, color: "#ffffff" } }, "estrada"),
			headOf(printable),
			bodyOf(printable),
			footOf(printable),
		],
	);
}

const at = (left: number, top: number): Style => ({ position: "absolute", left, top });
const block = (top: number): Style => ({ ...at(WORDS.left, top), width: WORDS.width });

function headOf(printable: PrintableCertificate): Content {
	const { accent } = printable.event.theme;
	return h(
		View,
		{ key: "head", style: { ...block(WORDS.top), flexDirection: "row", justifyContent: "space-between" } },
		h(Text, { style: { ...faces.strong, fontSize: 12, color: accent } }, eventName(printable)),
		h(Text, { style: { ...muted, fontSize: 10 } }, whenAndWhere(printable)),
	);
}

function bodyOf(printable: PrintableCertificate): Content {
	const { lang, certificate } = printable;
	const { lines, size } = nameLines(certificate.holder, WORDS.width, NAME_SIZE);
	const lineHeight = nameLineHeight(certificate.holder);
	const name: Style = { ...display, fontSize: size, letterSpacing: -size / 60, lineHeight };
	return h(
		View,
		{ key: "body", style: { ...block(104), height: 320 } },
		h(Text, { style: { ...display, ...muted, fontSize: 29, lineHeight: 1.1 } }, texts.title[lang]),
		h(View, { style: { marginTop: 8 } }, ...lines.map((line) => h(Text, { key: line, style: name }, line))),
		h(Text, { style: { fontSize: 13, lineHeight: 1.45, marginTop: 26 } }, confirmation(printable)),
		h(
			View,
			{ style: { flexDirection: "row", marginTop: 28, alignItems: "center" } },
			...countsOf(printable).map(([count, what]) =>
				h(
					View,
					{ key: what, style: { marginRight: 18 } },
					h(Text, { style: { ...display, fontSize: 36, lineHeight: 1 } }, ...figuresOf(count)),
					h(Text, { style: { ...faces.strong, ...muted, fontSize: 9.5, marginTop: 3 } }, what),
				),
			),
			tracksOf(printable),
		),
	);
}

/** Large numbers with small units: "6 godz. 45 min". */
function figuresOf(count: string): Content[] {
	return count
		.split(/(\d+)/)
		.filter(Boolean)
		.map((part, index) => {
			const isFigure = /\d/.test(part);
			const style = isFigure ? { ...faces.figures, fontSize: 36 } : { fontSize: 12 };
			return h(Text, { key: String(index), style }, part);
		});
}

function tracksOf({ lang, certificate }: PrintableCertificate): Content {
	const { tracks } = certificate.attendance;
	if (tracks.length === 0) return null;
	return h(
		View,
		{ style: { borderLeft: `1 solid ${colours.line}`, paddingLeft: 16, flexShrink: 1 } },
		...tracks.slice(0, MAX_LISTED.tracks).map(({ name, nameEn, color, lectures }) =>
			h(
				View,
				{ key: name, style: { flexDirection: "row", alignItems: "center", marginVertical: 2 } },
				h(
					Text,
					{ style: { ...faces.strong, fontSize: 9.5, lineHeight: 1.2, width: 112, paddingRight: 8 } },
					localized(lang, name, nameEn),
				),
				...Array.from({ length: Math.min(lectures, MAX_LISTED.pills) }, (_, pill) =>
					h(View, {
						key: String(pill),
						style: { width: 11, height: 7, borderRadius: 2.5, marginRight: 2, backgroundColor: color },
					}),
				),
				lectures > MAX_LISTED.pills && h(Text, { style: { ...muted, fontSize: 9 } }, `+${lectures - MAX_LISTED.pills}`),
			),
		),
	);
}

function footOf(printable: PrintableCertificate): Content {
	const { issuer } = printable.certificate;
	return h(
		View,
		{ key: "foot", style: { ...block(WORDS.foot), flexDirection: "row", alignItems: "flex-end", height: QR } },
		h(View, { style: { flex: 1 } }, ...(issuer ? issuerLines(issuer) : [])),
		numberOf(printable),
		h(
			Link,
			{ src: printable.checkUrl, style: { textDecoration: "none", marginLeft: 14 } },
			h(
				Svg,
				{ width: QR, height: QR, viewBox: `0 0 ${printable.qr.size} ${printable.qr.size}` },
				h(Path, { d: printable.qr.path, fill: INK }),
			),
		),
	);
}

/** Signer, organisation, address and registers. */
function issuerLines({ name, address, registers, signer }: Issuer): Content[] {
	const small: Style = { ...muted, fontSize: 8.5 };
	return [
		signer && h(Text, { key: "signer", style: { fontSize: 10.5, marginBottom: 4 } }, signer),
		h(Text, { key: "name", style: { ...faces.strong, fontSize: 10.5 } }, name),
		h(Text, { key: "address", style: small }, `${address.street}, ${address.postCode} ${address.city}`),
		registers.length > 0 && h(Text, { key: "registers", style: small }, registers.join(", ")),
	];
}

function numberOf({ lang, certificate, checkAddress, issuedAt, event }: PrintableCertificate): Content {
	const issued = fill(texts.issued[lang], dateText(lang, new Date(issuedAt), event.timeZone));
	const small: Style = { ...muted, fontSize: 9, textAlign: "right" };
	return h(
		View,
		{ style: { alignItems: "flex-end" } },
		h(Text, { style: small }, texts.number[lang]),
		h(
			Text,
			{ style: { ...faces.strong, ...faces.figures, fontSize: 14, lineHeight: 1.3, textAlign: "right" } },
			certificate.number,
		),
		h(Text, { style: { ...small, marginTop: 4 } }, texts.check[lang]),
		h(Text, { style: { ...faces.strong, fontSize: 9, textAlign: "right" } }, checkAddress),
		h(Text, { style: small }, issued),
	);
}

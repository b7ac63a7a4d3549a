import sharp from "sharp";
import { registrationOfNumber } from "../rules.ts";
import type { KeyDeps } from "./sign.ts";
import { ticketById } from "./store.ts";
import { ticketInfo } from "./tickets.ts";

/** Pixels per module. Whole numbers compress best. */
const MODULE = 4;
/** Scanners need four white modules around the code. */
const QUIET = 4;

/** The QR code of a valid ticket as JPEG, by the ticket's number; undefined without one. */
export async function ticketCodePicture(deps: KeyDeps, number: string): Promise<Uint8Array | undefined> {
	const id = registrationOfNumber(number);
	const record = id === undefined ? undefined : await ticketById(deps.db, id);
	const qr = record && (await ticketInfo(deps, record)).qr;
	if (!qr) return undefined;
	const side = qr.size + 2 * QUIET;
	const pixels = side * MODULE;
	const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${pixels}" height="${pixels}" viewBox="${-QUIET} ${-QUIET} ${side} ${side}" shape-rendering="crispEdges"><path fill="#fff" d="M${-QUIET} ${-QUIET}h${side}v${side}h${-side}z"/><path d="${qr.path}"/></svg>`;
	return sharp(Buffer.from(svg)).grayscale().jpeg({ quality: 60 }).toBuffer();
}

import type { Database } from "../../../kit/db/database.ts";
import type { Files } from "../../../kit/files/files.ts";
import type { Lang } from "../../../kit/i18n/lang.ts";
import type { PdfRenderer } from "../../../kit/pdf/renderer.ts";
import { type QrCode, qrCodeOf } from "../../../kit/qr/qr-code.ts";
import type { EventRecord } from "../../event/server/columns.ts";
import { scenePictures } from "../../scenes/server/scene-files.ts";
import { CHECK_PAGE, checkPage } from "../addresses.ts";
import type { Wording } from "./store.ts";

export type CertificatePdfDeps = {
	db: Database;
	files: Files;
	pdfRenderer: PdfRenderer;
	/** Returns the URL of an event's page in a language. */
	pageAddress(lang: Lang, event: EventRecord, path: string): string;
};

/** The layout in paper/ gets this. Instants are ISO 8601. */
export type PrintableCertificate = {
	lang: Lang;
	certificate: Omit<Wording, "issuedAt">;
	issuedAt: string;
	event: Pick<EventRecord, "name" | "nameEn" | "city" | "cityEn" | "timeZone" | "isOnline" | "isOnsite" | "theme"> & {
		startsAt: string;
		endsAt: string;
	};
	qr: QrCode;
	checkUrl: string;
	/** The printed address of the public page. */
	checkAddress: string;
	/** A portrait JPEG; null until it is drawn. */
	picture: Uint8Array | null;
};

/** Equal input gives equal bytes. */
export async function certificatePdf(
	deps: CertificatePdfDeps,
	{ event, wording, lang }: { event: EventRecord; wording: Wording; lang: Lang },
): Promise<Uint8Array> {
	const { issuedAt, ...certificate } = wording;
	const { name, nameEn, city, cityEn, timeZone, isOnline, isOnsite, theme } = event;
	const checkUrl = deps.pageAddress(lang, event, checkPage(wording.number));
	const printable: PrintableCertificate = {
		lang,
		certificate,
		checkUrl,
		issuedAt: issuedAt.toISOString(),
		event: {
			name,
			nameEn,
			city,
			cityEn,
			timeZone,
			isOnline,
			isOnsite,
			theme,
			startsAt: event.startsAt.toISOString(),
			endsAt: event.endsAt.toISOString(),
		},
		qr: qrCodeOf(checkUrl),
		picture: (await scenePictures(deps, event.id))?.tall ?? null,
		checkAddress: deps.pageAddress(lang, event, CHECK_PAGE).replace(/^https?:\/\//, ""),
	};
	return deps.pdfRenderer.print(new URL("./paper/certificate-sheet.ts", import.meta.url), printable);
}

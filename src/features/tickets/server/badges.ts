import type { Lang } from "../../../kit/i18n/lang.ts";
import { invariant } from "../../../kit/invariant/invariant.ts";
import type { PdfRenderer } from "../../../kit/pdf/renderer.ts";
import type { QrCode } from "../../../kit/qr/qr-code.ts";
import type { EventRecord } from "../../event/server/columns.ts";
import { ticketShape } from "./shapes.ts";
import { type KeyDeps, signer } from "./sign.ts";
import { ticketsById } from "./store.ts";

/** `lang` is the person's and selects the event's name. */
export type PrintableBadge = {
	lang: Lang;
	firstName: string;
	lastName: string;
	company: string;
	packageName: string;
	number: string;
	qr: QrCode;
};

/** The input of the layout in paper/. */
export type PrintableBadges = {
	event: Pick<EventRecord, "name" | "nameEn" | "theme">;
	printedAt: Date;
	/** A JPEG of 800 × 400; null until drawn. */
	picture: Uint8Array | null;
	badges: PrintableBadge[];
};

/** Prints badges of confirmed registrations in the order of `ids`. */
export async function badgesPdf(
	deps: KeyDeps & { pdfRenderer: PdfRenderer },
	{ event, ids, picture }: { event: EventRecord; ids: readonly number[]; picture: Uint8Array | null },
): Promise<Uint8Array> {
	const sign = await signer(deps);
	const records = new Map((await ticketsById(deps.db, ids)).map((one) => [one.registration.id, one]));
	const confirmed = ids.flatMap((id) => {
		const record = records.get(id);
		return record?.registration.status === "confirmed" ? [record] : [];
	});
	const printable: PrintableBadges = {
		event: { name: event.name, nameEn: event.nameEn, theme: event.theme },
		printedAt: deps.clock.now(),
		picture,
		badges: confirmed.map((record) => {
			const { number, packageName, qr } = ticketShape(sign, record);
			const { firstName, lastName, lang } = record.person;
			return {
				lang,
				firstName,
				lastName,
				company: record.registration.profile.companyName ?? "",
				packageName,
				number,
				qr: invariant(qr, "the code of a confirmed ticket"),
			};
		}),
	};
	return deps.pdfRenderer.print(new URL("./paper/badge-sheet.ts", import.meta.url), printable);
}

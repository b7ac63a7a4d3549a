import { join } from "node:path";
import sharp from "sharp";
import { pictureSubject } from "../../features/event/email-pictures.ts";
import { participantContact } from "../../features/event/server/contacts-store.ts";
import { letterPictures } from "../../features/scenes/server/email-picture.ts";
import { ticketCodePicture } from "../../features/tickets/server/code-picture.ts";
import type { InlinePictures } from "../../kit/mail/inline-picture.ts";
import type { Deps } from "./deps.ts";

/** Twice the displayed size of 56 pixels. */
const FACE_SIDE = 112;
const ADDRESS = "/files/";

/** Serves headers of events and the site, photos of contact people, and tickets' QR codes. */
export function emailPictures({ db, files, log, clock }: Pick<Deps, "db" | "files" | "log" | "clock">): InlinePictures {
	const heads = letterPictures({ db, files });
	const face = async (eventId: number): Promise<Uint8Array | undefined> => {
		const photoUrl = (await participantContact(db, eventId))?.photoUrl;
		if (!photoUrl?.startsWith(ADDRESS)) return undefined;
		const path = join(files.folder, photoUrl.slice(ADDRESS.length));
		return sharp(path).resize(FACE_SIDE, FACE_SIDE).flatten({ background: "#ffffff" }).jpeg({ quality: 82 }).toBuffer();
	};
	return async (name) => {
		const subject = pictureSubject(name);
		try {
			if (subject?.kind === "contact") return await face(subject.eventId);
			if (subject?.kind === "ticket") return await ticketCodePicture({ db, clock }, subject.number);
			if (subject?.kind === "scene") return await heads.ofEvent(subject.eventId);
			return subject && (await heads.ofHouse());
		} catch (error) {
			// a missing picture must not delay the e-mail
			log.error({ error: String(error), picture: name }, "an e-mail's picture could not be rendered");
			return undefined;
		}
	};
}

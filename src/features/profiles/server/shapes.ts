import type { AccountRecord } from "../../account/server/store.ts";
import { getPhoto, type OwnProfile, type ShownProfile } from "../contract.ts";
import type { SavedProfile, StoredPhoto } from "./store.ts";

/** Each photo has its own URL. */
export function photoUrlOf(accountId: string, photo: StoredPhoto | undefined): string | null {
	if (!photo) return null;
	const [mark] = photo.large.split(".").slice(-2);
	return `${getPhoto.path.replace(":id", accountId)}?v=${mark}`;
}

export function profileShape(
	{ id, firstName, lastName }: Pick<AccountRecord, "id" | "firstName" | "lastName">,
	profile: SavedProfile,
	photo: StoredPhoto | undefined,
): ShownProfile {
	return { firstName, lastName, ...profile, photoUrl: photoUrlOf(id, photo) };
}

/** A profile prefilled with registration data. */
export function emptyProfile(said: { headline: string; company: string }): SavedProfile {
	return {
		...said,
		about: "",
		topics: [],
		lookingFor: [],
		lookingForText: "",
		offering: [],
		offeringText: "",
		languages: [],
		links: [],
	};
}

export function ownShape(shown: ShownProfile, more: { isSaved: boolean; canSave: boolean }): OwnProfile {
	return { ...shown, ...more };
}

import type { ResponseOf } from "../../kit/contract/call.ts";
import type { getTracks, ListedLecture } from "./contract.ts";
import { isFound } from "./filter.ts";

type TrackName = Pick<ResponseOf<typeof getTracks>[number], "objectId" | "name" | "nameEn">;

const NO_TRACK = { objectId: 0, name: "", nameEn: null };

/** `track` is set if the lecture's own text is not enough for the match. */
export type FoundLecture<L> = { lecture: L; track: TrackName | undefined };

/** Finds lectures by their own text or by their track's name. */
export function foundLectures<L extends ListedLecture>(
	lectures: readonly L[],
	tracks: readonly TrackName[],
	words: string,
): FoundLecture<L>[] {
	const byId = new Map(tracks.map((track) => [track.objectId, track]));
	return lectures.flatMap((lecture): FoundLecture<L>[] => {
		if (isFound(lecture, NO_TRACK, { text: words })) return [{ lecture, track: undefined }];
		const track = lecture.trackId === null ? undefined : byId.get(lecture.trackId);
		return track && isFound(lecture, track, { text: words }) ? [{ lecture, track }] : [];
	});
}

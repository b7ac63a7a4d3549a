import type { ResponseOf } from "../../../kit/contract/call.ts";
import type { Database } from "../../../kit/db/database.ts";
import type { getLectureDescription } from "../contract.ts";
import { existingLecture } from "./store.ts";

/** A lecture with all data of its modal and document; throws 404 if unknown. */
export async function describedLecture(db: Database, id: number): Promise<ResponseOf<typeof getLectureDescription>> {
	const found = await existingLecture(db, id);
	return {
		...found.lecture,
		description: found.description,
		descriptionPl: found.descriptionPl,
		descriptionEn: found.descriptionEn,
		links: found.links,
		trackName: found.track?.name ?? null,
		trackNameEn: found.track?.nameEn ?? null,
		calendarName: found.calendar.name,
		calendarNameEn: found.calendar.nameEn,
		isHourlySignificant: found.category.isHourlySignificant,
		needsSeat: found.needsSeat,
		hasExtendedSeats: found.hasExtendedSeats,
		eventCode: found.event.code,
		timeZone: found.event.timeZone,
	};
}

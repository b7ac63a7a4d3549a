import type { AttendanceSource } from "../features/certificates/rules.ts";
import type { AttendanceReads } from "../features/certificates/server/certificates.ts";
import { attendedByCheckIn } from "../features/checkin/server/attended.ts";
import { presentDays } from "../features/checkin/server/store.ts";
import { attendedLive } from "../features/live/server/attended.ts";
import { attendedByRecording } from "../features/recordings/server/attended.ts";
import type { Database } from "../kit/db/database.ts";

type FindAttendance = (
	db: Database,
	of: { accountId: string; eventId: number },
) => Promise<{ lectureId: number; minutes: number }[]>;

const SOURCES: [AttendanceSource, FindAttendance][] = [
	["onsite", attendedByCheckIn],
	["live", attendedLive],
	["recording", attendedByRecording],
];

export const attendanceReads: AttendanceReads = {
	async facts(db, of) {
		const facts = [];
		for (const [source, attended] of SOURCES) {
			for (const one of await attended(db, of)) facts.push({ ...one, source });
		}
		return facts;
	},
	days: presentDays,
};

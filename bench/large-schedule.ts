/** Size of the generated programme: as large as FOSDEM's of 2026. */
export const LARGE = { lectures: 883, tracks: 62, rooms: 35, days: ["2026-01-31", "2026-02-01"] } as const;

const ROOM_NAMES = ["Janson", "K.1.105", "H.1301", "H.2215", "UB2.147", "UB5.132", "UA2.220", "AW1.120"];
const SUBJECTS = ["Compilers", "Databases", "Kernels", "Radio", "Licences", "Mapy", "Zażółć gęślą jaźń", "Réseaux"];
const LANGUAGES = ["en", "en", "en", "pl", "fr", "de"];
const MINUTES = [25, 25, 50, 20, 30, 15];
const FIRST_MINUTE = 9 * 60 + 30;
const LAST_MINUTE = 18 * 60;

const two = (value: number) => String(value).padStart(2, "0");
const clock = (minutes: number) => `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
const at = <T>(list: readonly T[], index: number): T => list[index % list.length] as T;

export const largeRoom = (room: number) =>
	room < ROOM_NAMES.length ? at(ROOM_NAMES, room) : `${at(ROOM_NAMES, room)}-${Math.floor(room / ROOM_NAMES.length)}`;
export const largeTrack = (track: number) => `${at(SUBJECTS, track)} ${track + 1}`;

/** Lectures of a room on a day. All lectures are spread over 70 such pairs. */
function lecturesIn(pair: number): number {
	const pairs = LARGE.rooms * LARGE.days.length;
	return Math.floor(LARGE.lectures / pairs) + (pair < LARGE.lectures % pairs ? 1 : 0);
}

function lectureXml(id: number, place: { day: string; room: string; track: string; start: number; minutes: number }) {
	const { day, room, track, start, minutes } = place;
	const speaker = (id * 11) % 701;
	return `<event id="${id}" guid="large-${id}"><date>${day}T${clock(start)}:00+01:00</date><start>${clock(start)}</start><duration>${clock(minutes)}</duration><room>${room}</room><title>What ${track} taught us, part ${id}</title><subtitle></subtitle><track>${track}</track><type>devroom</type><language>${at(LANGUAGES, id)}</language><abstract>The abstract of number ${id}: how a small team kept ${at(SUBJECTS, id * 3)} running for a decade.</abstract><description>The long story of lecture ${id}, told in order.</description><persons><person id="${speaker + 1}">Person Number${speaker + 1}</person></persons><links></links></event>`;
}

/**
 * A schedule as frab XML, the same at each call: 883 lectures in 62 tracks and 35 rooms on two days, in four languages.
 * A room has one or two tracks a day.
 */
export function largeSchedule(): string {
	let id = 0;
	const days = LARGE.days.map((day, dayIndex) => {
		const rooms = Array.from({ length: LARGE.rooms }, (_, room) => {
			const pair = dayIndex * LARGE.rooms + room;
			const count = lecturesIn(pair);
			let start = FIRST_MINUTE;
			const events = Array.from({ length: count }, (_, index) => {
				id++;
				const minutes = Math.min(at(MINUTES, id), LAST_MINUTE - start);
				// rooms of later pairs take the remaining tracks
				const track = largeTrack(pair < LARGE.tracks ? pair : pair - LARGE.tracks + (index % 2) * 8);
				const xml = lectureXml(id, { day, room: largeRoom(room), track, start, minutes });
				start += minutes + (index % 3 === 2 ? 15 : 5);
				return xml;
			});
			return `<room name="${largeRoom(room)}">${events.join("")}</room>`;
		});
		return `<day date="${day}" index="${dayIndex + 1}" start="${day}T09:30:00+01:00" end="${day}T18:00:00+01:00">${rooms.join("")}</day>`;
	});
	return `<?xml version="1.0" encoding="utf-8"?><schedule><version>1</version><conference><acronym>large</acronym><title>Large 2026</title><time_zone_name>Europe/Brussels</time_zone_name><start>${LARGE.days[0]}</start><end>${LARGE.days[1]}</end><days>2</days></conference>${days.join("")}</schedule>`;
}

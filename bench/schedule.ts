const TRACKS = ["Azure", "Data", "Security", "Power", "Architecture", "Reliability", "Office", "Careers"];
const SLOTS = 15;

const two = (value: number) => String(value).padStart(2, "0");

/** A schedule of one day with 8 tracks in 8 rooms. Each has 15 lectures with two speakers. */
export function benchSchedule(): string {
	const rooms = TRACKS.map((track, room) => {
		const events = Array.from({ length: SLOTS }, (_, slot) => {
			const id = room * SLOTS + slot + 1;
			const minutes = 8 * 60 + slot * 45;
			const start = `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
			return `<event id="${id}" guid="bench-${id}"><date>2025-06-06T${start}:00+02:00</date><start>${start}</start><duration>00:40</duration><room>Hall ${room + 1}</room><title>What the ${track} team learned from outage number ${id}</title><subtitle></subtitle><track>${track}</track><type>lecture</type><language>${id % 3 === 0 ? "en" : "pl"}</language><abstract>Three years, forty subscriptions and one alarm that nobody had switched on: what we would do again and what we would not.</abstract><description>The long story, told in order.</description><persons><person id="${id}">Person Number${id}</person><person id="${((id + 40) % 120) + 1}">Person Number${((id + 40) % 120) + 1}</person></persons><links></links></event>`;
		}).join("");
		return `<room name="Hall ${room + 1}">${events}</room>`;
	}).join("");
	return `<?xml version="1.0" encoding="utf-8"?><schedule><version>1</version><conference><acronym>bench</acronym><title>Bench 2025</title><start>2025-06-06</start><end>2025-06-06</end><days>1</days><timeslot_duration>00:05</timeslot_duration></conference><day date="2025-06-06" index="1" start="2025-06-06T08:00:00+02:00" end="2025-06-06T20:00:00+02:00">${rooms}</day></schedule>`;
}

import { lectureLink, lectureStock, trackPerson } from "../../src/features/agenda/server/tables.ts";
import type { Database } from "../../src/kit/db/database.ts";
import {
	addBreak,
	addCalendar,
	addCategory,
	addEvent,
	addExhibitor,
	addLecture,
	addLecturer,
	addTrack,
} from "./content.ts";

const at = (time: string) => new Date(`2025-06-06T${time}:00Z`);

/** Adds MSTS25 with two days, three tabs (one fake), tracks, breaks and five lectures, and two other events. */
export async function addAgenda(deps: { db: Database }): Promise<void> {
	const event = await addEvent(deps);
	const online = await addCalendar(deps, event, { code: "D1", position: 0, isOnsite: false, isOnline: true });
	const onsite = await addCalendar(deps, event, { code: "D2", position: 1, isOnsite: true, isOnline: false });
	const main = await addCategory(deps, event, { position: 2, name: "Na miejscu", nameEn: "Onsite" });
	await addCategory(deps, event, { position: 1, name: "Warsztaty", nameEn: null, isHourlySignificant: false });
	const fake = await addCategory(deps, event, {
		position: 0,
		name: "Expo",
		nameEn: "Expo",
		isFake: true,
		isHourlySignificant: false,
	});
	const data = await addTrack(deps, event, { position: 2, name: "Dane" });
	const azure = await addTrack(deps, event, { position: 1, name: "Azure", color: "#ff5c9a", logoUrl: "/files/a.svg" });
	await addTrack(deps, event, { position: 3, name: "Pusta" });
	const hanna = await addLecturer(deps, event, { title: "dr" });
	const adam = await addLecturer(deps, event, {
		firstName: "Adam",
		lastName: "",
		organization: "Tatryx",
		jobPositionEn: "Engineer",
	});
	await deps.db.insert(trackPerson).values([
		{ trackId: azure.id, lecturerId: hanna.id, role: "chairman" },
		{ trackId: azure.id, lecturerId: adam.id, role: "carer" },
	]);
	const company = await addExhibitor(deps, event);
	await addBreak(deps, online);
	await addBreak(deps, online, { startsAt: at("20:00"), endsAt: at("20:30"), name: "Po wszystkim" });
	const place = { event, category: main, calendar: online };
	await addLecture(deps, { ...place, track: data }, { startsAt: at("07:00"), tags: ["SQL", "Żaba"] });
	await addLecture(
		deps,
		{ ...place, track: azure, lecturers: [adam, hanna] },
		{
			startsAt: at("07:00"),
			exhibitorId: company.id,
			language: "en",
			isHot: true,
			difficultyLevel: 3,
			basicSeats: 60,
			extendedSeats: 2,
			tags: ["SQL", "Azure", "SQL"],
			shortDescription: "Krótko.",
			description: '<p onclick="x()">Długo</p><script>alert(1)</script>',
		},
	);
	await addLecture(deps, place, { startsAt: at("09:00"), endsAt: at("10:00"), subject: "Bez ścieżki" });
	await addLecture(deps, { ...place, calendar: onsite }, { startsAt: at("06:00"), subject: "Na miejscu" });
	await addLecture(
		deps,
		{ event, category: fake, calendar: onsite },
		{ startsAt: at("12:00"), endsAt: at("18:00"), subject: "Targi" },
	);
	await addBreak(deps, onsite, { startsAt: at("13:00"), endsAt: at("14:00") });
	await deps.db.insert(lectureStock).values({ lectureId: 2, basicTaken: 56, extendedTaken: 2 });
	await deps.db.insert(lectureLink).values([
		{ lectureId: 2, position: 1, title: "Slajdy", url: "https://slides.example/2" },
		{ lectureId: 2, position: 0, title: "Atak", url: "javascript:alert(1)" },
	]);
	await addEvent(deps, { code: "EMPTY25" });
	const other = await addEvent(deps, { code: "OTHER25" });
	await addCategory(deps, other);
}

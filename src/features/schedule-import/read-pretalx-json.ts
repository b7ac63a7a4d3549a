import { GENERATOR } from "../schedule-export/schedule.ts";
import { asFields, asLine, asList, asText } from "./loose-values.ts";
import { type RawDay, type RawPerson, type RawSchedule, type RawTalk, scheduleOfFrab } from "./read-frab-days.ts";
import { BrokenSchedule, type Link, type Schedule } from "./schedule.ts";

function linksOf(value: unknown): Link[] {
	return asList(value)
		.map((link) => {
			const fields = asFields(link);
			if (typeof link === "string") return { title: "", url: asLine(link) };
			return { title: asLine(fields["title"]), url: asLine(fields["url"]) || asLine(fields["href"]) };
		})
		.filter((link) => link.url !== "");
}

function personOf(person: unknown): RawPerson {
	const fields = asFields(person);
	const line = (name: string) => asLine(fields[name]);
	return {
		id: line("guid") || line("code") || line("id"),
		name:
			line("public_name") ||
			line("name") ||
			line("full_public_name") ||
			(typeof person === "string" ? asLine(person) : ""),
		biography: asText(fields["biography"]) || asText(fields["abstract"]) || asText(fields["description"]),
		links: linksOf(fields["links"]),
	};
}

function talkOf(talk: unknown, place: string, roomName: string): RawTalk {
	const fields = asFields(talk);
	const line = (name: string) => asLine(fields[name]);
	return {
		place,
		id: line("guid") || line("code") || line("id") || line("slug"),
		title: line("title"),
		subtitle: line("subtitle"),
		date: line("date"),
		start: line("start"),
		end: line("end"),
		duration: line("duration"),
		room: line("room") || roomName,
		track: line("track") || asLine(asFields(fields["track"])["name"]),
		type: line("type"),
		language: line("language"),
		abstract: asText(fields["abstract"]),
		description: asText(fields["description"]),
		persons: asList(fields["persons"]).map(personOf),
		links: [...linksOf(fields["links"]), ...linksOf(fields["attachments"])],
	};
}

function dayOfJson(day: unknown, index: number): RawDay {
	const fields = asFields(day);
	const place = `days[${index}]`;
	const talks = Object.entries(asFields(fields["rooms"])).flatMap(([room, list]) =>
		asList(list).map((talk, at) => talkOf(talk, `${place}.rooms["${asLine(room)}"][${at}]`, asLine(room))),
	);
	return {
		date: asLine(fields["date"]),
		start: asLine(fields["day_start"]),
		end: asLine(fields["day_end"]),
		place,
		talks,
	};
}

/**
 * Reads the parsed `schedule.json` of pretalx, frab and the VOC's tools. `zone` applies to times without an offset.
 * Throws
 * `BrokenSchedule` with the missing part.
 */
export function readPretalxJson(json: unknown, zone: string): Schedule {
	const root = asFields(json);
	const schedule = "schedule" in root ? asFields(root["schedule"]) : root;
	const conference = asFields(schedule["conference"]);
	if (!("conference" in schedule)) throw new BrokenSchedule("The JSON has no schedule.conference.");
	if (!Array.isArray(conference["days"])) throw new BrokenSchedule("The JSON has no list schedule.conference.days.");
	const line = (name: string) => asLine(conference[name]);
	const raw: RawSchedule = {
		isOwn: asFields(root["generator"])["name"] === GENERATOR,
		acronym: line("acronym"),
		title: line("title"),
		timeZone: line("time_zone_name"),
		venue: line("venue"),
		city: line("city"),
		baseUrl: asLine(schedule["base_url"]) || asLine(schedule["url"]) || line("url"),
		dayChange: line("day_change"),
		tracks: asList(conference["tracks"])
			.map((track) => asLine(asFields(track)["name"]))
			.filter(Boolean),
		days: asList(conference["days"]).map(dayOfJson),
	};
	return scheduleOfFrab(raw, "pretalx", zone);
}

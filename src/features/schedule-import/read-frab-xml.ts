import { XMLParser, XMLValidator } from "fast-xml-parser";
import { GENERATOR } from "../schedule-export/schedule.ts";
import { asFields, asLine, asList, asText } from "./loose-values.ts";
import { type RawDay, type RawPerson, type RawSchedule, type RawTalk, scheduleOfFrab } from "./read-frab-days.ts";
import { BrokenSchedule, type Link, type Schedule } from "./schedule.ts";

const LISTS = new Set([
	"schedule.day",
	"schedule.day.room",
	"schedule.day.room.event",
	"schedule.day.room.event.persons.person",
	"schedule.day.room.event.links.link",
	"schedule.day.room.event.attachments.attachment",
]);

/** Reports truncation separately, because the validator places it at the start. */
function xmlProblem({ line, col, msg }: { line: number; col: number; msg: string }, text: string): string {
	const unclosed = /"([^"]+)"\s*\]' found/.exec(msg)?.[1];
	if (unclosed) return `The XML ends at line ${text.split("\n").length} before <${unclosed}> is closed.`;
	return `The XML is broken at line ${line}${col ? `, column ${col}` : ""}: ${msg.replace(/\.$/, "")}.`;
}

function parsed(text: string): Record<string, unknown> {
	const checked = XMLValidator.validate(text);
	if (checked !== true) {
		throw new BrokenSchedule(xmlProblem(checked.err, text));
	}
	if (/<!ENTITY/i.test(text)) {
		throw new BrokenSchedule("The XML defines entities of its own, which a schedule does not need; it is not read.");
	}
	const parser = new XMLParser({
		ignoreAttributes: false,
		attributeNamePrefix: "@",
		parseTagValue: false,
		htmlEntities: true,
		isArray: (_name, path) => LISTS.has(String(path)),
	});
	try {
		return asFields(parser.parse(text));
	} catch (error) {
		throw new BrokenSchedule(`The XML cannot be read: ${(error as Error).message.replace(/\.$/, "")}.`);
	}
}

/** `<link href="…">title</link>`, as frab writes links. */
function linksIn(holder: unknown, name: string): Link[] {
	return asList(asFields(holder)[name])
		.map((link) => ({ title: asLine(link), url: asLine(asFields(link)["@href"]) }))
		.filter((link) => link.url !== "");
}

function personOf(person: unknown): RawPerson {
	const fields = asFields(person);
	const [guid, code, id] = ["@guid", "@code", "@id"].map((name) => asLine(fields[name]));
	return {
		id: guid || code || id || "",
		name: asLine(person) || asLine(fields["@name"]) || asLine(fields["name"]),
		biography: asText(fields["biography"]),
		links: linksIn(fields["links"], "link"),
	};
}

function talkOf(event: unknown, place: string, roomName: string): RawTalk {
	const fields = asFields(event);
	const line = (name: string) => asLine(fields[name]);
	return {
		place,
		id: line("@guid") || line("@id") || line("slug"),
		title: line("title"),
		subtitle: line("subtitle"),
		date: line("date"),
		start: line("start"),
		end: line("end"),
		duration: line("duration"),
		room: line("room") || roomName,
		track: line("track"),
		type: line("type"),
		language: line("language"),
		abstract: asText(fields["abstract"]),
		description: asText(fields["description"]),
		persons: asList(asFields(fields["persons"])["person"]).map(personOf),
		links: [...linksIn(fields["links"], "link"), ...linksIn(fields["attachments"], "attachment")],
	};
}

function dayOfXml(day: unknown, index: number): RawDay {
	const fields = asFields(day);
	const place = `day ${index + 1}`;
	const talks = asList(fields["room"]).flatMap((room) => {
		const name = asLine(asFields(room)["@name"]);
		return asList(asFields(room)["event"]).map((event, at) =>
			talkOf(event, `${place}, room ${name || "without a name"}, event ${at + 1}`, name),
		);
	});
	return { date: asLine(fields["@date"]), start: asLine(fields["@start"]), end: asLine(fields["@end"]), place, talks };
}

/**
 * Reads a frab `schedule.xml` (frab, pretalx, FOSDEM, the VOC's tools). `zone` applies to times without an offset.
 * Throws `BrokenSchedule` with line and column, or the missing part.
 */
export function readFrabXml(text: string, zone: string): Schedule {
	const root = parsed(text);
	if (!("schedule" in root)) {
		const name = Object.keys(root).find((key) => !key.startsWith("?")) ?? "nothing";
		throw new BrokenSchedule(`The XML holds <${name}> where <schedule> is expected.`);
	}
	const schedule = asFields(root["schedule"]);
	const conference = asFields(schedule["conference"]);
	const line = (name: string) => asLine(conference[name]);
	if (!("conference" in schedule)) throw new BrokenSchedule("The schedule has no <conference>.");
	if (!("day" in schedule)) throw new BrokenSchedule("The schedule has no <day>.");
	const raw: RawSchedule = {
		isOwn: asFields(schedule["generator"])["@name"] === GENERATOR,
		acronym: line("acronym"),
		title: line("title"),
		timeZone: line("time_zone_name"),
		venue: line("venue"),
		city: line("city"),
		baseUrl: line("base_url"),
		dayChange: line("day_change"),
		tracks: asList(conference["track"])
			.map((track) => asLine(asFields(track)["@name"]))
			.filter(Boolean),
		days: asList(schedule["day"]).map(dayOfXml),
	};
	return scheduleOfFrab(raw, "frab", zone);
}

import { jsonErrorPlace } from "./json-place.ts";
import { asFields } from "./loose-values.ts";
import { readFrabXml } from "./read-frab-xml.ts";
import { readPretalxJson } from "./read-pretalx-json.ts";
import { readSessionize } from "./read-sessionize.ts";
import { BrokenSchedule, type Schedule } from "./schedule.ts";

const FORMATS = 'frab or pretalx schedule.xml, pretalx schedule.json, or Sessionize\'s "All" JSON';

function parsedJson(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		throw new BrokenSchedule(`The JSON is broken at ${jsonErrorPlace(text)}.`);
	}
}

function readJson(text: string, zone: string): Schedule {
	const json = parsedJson(text);
	if (Array.isArray(json)) {
		throw new BrokenSchedule('The JSON is a list; if it comes from Sessionize, take the view "All" instead.');
	}
	const fields = asFields(json);
	if ("schedule" in fields || "conference" in fields) return readPretalxJson(json, zone);
	if ("sessions" in fields) return readSessionize(json, zone);
	throw new BrokenSchedule(`The JSON is none of the formats that are read: ${FORMATS}.`);
}

/**
 * Reads any known format, detected by content. The event's `zone` applies to times without an offset. Throws
 * `BrokenSchedule` with the place of the error or the detected content.
 */
export function readSchedule(text: string, zone: string): Schedule {
	const body = text.replace(/^\ufeff/, "").trimStart();
	if (body === "") throw new BrokenSchedule("The file is empty.");
	if (/^(?:<!doctype html|<html)/i.test(body))
		throw new BrokenSchedule("This is a web page, not a schedule; give the address of the export itself.");
	if (body.startsWith("BEGIN:VCALENDAR"))
		throw new BrokenSchedule(`This is an iCalendar file; what is read: ${FORMATS}.`);
	if (body.startsWith("<")) return readFrabXml(body, zone);
	if (/^[[{]/.test(body)) return readJson(body, zone);
	throw new BrokenSchedule(`This is neither XML nor JSON; what is read: ${FORMATS}.`);
}

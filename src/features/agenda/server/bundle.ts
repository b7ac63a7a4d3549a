import * as z from "zod/mini";
import * as f from "../../../kit/bundle/fields.ts";
import { bundleList } from "../../../kit/bundle/list.ts";
import { sanitizeHtml } from "../../../kit/html/sanitize.ts";
import {
	agendaCategory,
	calendarBreak,
	lecture,
	lectureLecturer,
	lectureLink,
	lectureTag,
	track,
	trackPerson,
} from "./tables.ts";

/** A later schedule import finds its rows by these fields. */
const schedule = { sourceKey: f.maybe("sourceKey", f.line), sourceHash: f.maybe("sourceHash", f.line) };

export const breakList = bundleList({
	name: "breaks",
	table: calendarBreak,
	owner: "calendarId",
	order: ["id"],
	identity: "position",
	shape: { ...f.span, name: f.both("name"), sourceKey: schedule.sourceKey },
});

export const categoryList = bundleList({
	name: "categories",
	table: agendaCategory,
	owner: "eventId",
	order: ["position", "id"],
	identity: "key",
	titles: ["name"],
	shape: {
		name: f.both("name"),
		icon: f.own("icon", f.line),
		isHourlySignificant: f.own("isHourlySignificant", f.flag),
		isFake: f.own("isFake", f.flag),
		sourceKey: schedule.sourceKey,
	},
});

const trackPeople = (name: "chairmans" | "carers", role: string) =>
	bundleList({
		name,
		table: trackPerson,
		owner: "trackId",
		order: ["position"],
		fixed: { role },
		identity: "whole",
		only: "person",
		shape: { person: f.reference("lecturerId", "people") },
	});

export const trackList = bundleList({
	name: "tracks",
	table: track,
	owner: "eventId",
	order: ["position", "id"],
	identity: "key",
	titles: ["name"],
	shape: {
		name: f.both("name"),
		logo: f.maybeDrawing("logoUrl"),
		color: f.own("color", f.hexColour),
		sourceKey: schedule.sourceKey,
	},
	lists: { chairmans: trackPeople("chairmans", "chairman"), carers: trackPeople("carers", "carer") },
});

export const lectureList = bundleList({
	name: "lectures",
	table: lecture,
	owner: "eventId",
	order: ["id"],
	identity: "key",
	titles: ["subject"],
	shape: {
		category: f.reference("categoryId", "categories"),
		calendar: f.reference("calendarId", "calendars"),
		track: f.maybeReference("trackId", "tracks"),
		exhibitor: f.maybeReference("exhibitorId", "exhibitors"),
		...f.span,
		place: f.own("place", f.text),
		language: f.own("language", z.string().check(z.regex(/^[a-z]{2}$/))),
		subject: f.own("subject", f.line),
		subjectIn: f.translated("subject"),
		shortDescription: f.own("shortDescription", f.text),
		shortDescriptionIn: f.translated("shortDescription"),
		description: f.maybeHtml("description"),
		descriptionIn: f.translated("description", sanitizeHtml),
		difficultyLevel: f.maybe("difficultyLevel", z.int().check(z.minimum(1), z.maximum(3))),
		isHot: f.own("isHot", f.flag),
		tags: f.own("tags", z.array(f.line)),
		basicSeats: f.maybe("basicSeats", f.count),
		extendedSeats: f.own("extendedSeats", f.count),
		...schedule,
	},
	lists: {
		lecturers: bundleList({
			name: "lecturers",
			table: lectureLecturer,
			owner: "lectureId",
			order: ["position"],
			identity: "whole",
			only: "person",
			shape: { person: f.reference("lecturerId", "people") },
		}),
		links: bundleList({
			name: "links",
			table: lectureLink,
			owner: "lectureId",
			order: ["position", "id"],
			identity: "position",
			shape: { title: f.own("title", f.text), url: f.own("url", f.link) },
		}),
	},
});

export const tagList = bundleList({
	name: "tags",
	table: lectureTag,
	owner: "eventId",
	order: ["name"],
	identity: "whole",
	shape: { tag: f.own("name", f.line), pl: f.maybe("namePl", f.line), en: f.maybe("nameEn", f.line) },
});

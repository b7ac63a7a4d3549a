import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { brief, brokenBy, read } from "../../../tests/harness/reading.ts";

const event = (inner: string, attributes = 'guid="g1" id="1"') =>
	`<event ${attributes}><date>2025-06-06T09:00:00+02:00</date><duration>00:45</duration><title>Talk</title>${inner}</event>`;
const xml = (events: string, head = "", day = 'date="2025-06-06"') =>
	`<?xml version="1.0" encoding="utf-8"?>\n<schedule><conference><title>Próba 2025</title>${head}</conference><day index="1" ${day}><room name="Aula">${events}</room></day></schedule>`;

describe("frab schedule.xml", () => {
	test("a whole event", () => {
		const schedule = read(
			xml(
				event(`<room>Aula</room><slug>s</slug><subtitle>Under it</subtitle><track>Dane &amp; AI</track><type>workshop</type>
					<language>en</language><abstract>Short &lt;b&gt;text&lt;/b&gt;</abstract><description><![CDATA[Long & <i>rich</i>]]></description>
					<persons><person id="7">Ola Testowa</person><person id="8" guid="p-8">Jan Wzór</person></persons>
					<links><link href="https://a.example/x?a=1&amp;b=2">Slides</link><link href="www.b.example"/></links>
					<attachments><attachment href="/media/a.pdf">Paper</attachment></attachments>`),
				"<time_zone_name>Europe/Berlin</time_zone_name><base_url>https://pretalx.example/conf/</base_url><city>Łódź</city>",
			),
		);
		expect(schedule).toMatchObject({
			format: "frab",
			title: "Próba 2025",
			timeZone: "Europe/Berlin",
			offset: "+02:00",
			city: "Łódź",
		});
		expect(schedule.talks).toEqual([
			{
				key: "g1",
				day: "2025-06-06",
				title: "Talk",
				subtitle: "Under it",
				abstract: "Short <b>text</b>",
				description: "Long & <i>rich</i>",
				room: "Aula",
				track: "Dane & AI",
				tags: ["workshop"],
				language: "en",
				startsAt: new Date("2025-06-06T07:00:00Z"),
				endsAt: new Date("2025-06-06T07:45:00Z"),
				personKeys: ["7", "p-8"],
				links: [
					{ title: "Slides", url: "https://a.example/x?a=1&b=2" },
					{ title: "", url: "http://www.b.example/" },
					{ title: "Paper", url: "https://pretalx.example/media/a.pdf" },
				],
			},
		]);
		expect(schedule.persons.map((person) => [person.key, person.name])).toEqual([
			["7", "Ola Testowa"],
			["p-8", "Jan Wzór"],
		]);
		expect(schedule.skipped).toEqual([]);
	});

	test("times without an offset are in the file's zone; times past midnight are on the next day", () => {
		const at = (id: number, start: string, duration: string) =>
			`<event id="${id}"><start>${start}</start><duration>${duration}</duration><title>T${id}</title></event>`;
		const events = at(1, "23:30", "1:00") + at(2, "00:30", "00:30") + at(3, "08:59", "0:01");
		expect(brief(read(xml(events, "<day_change>09:00:00</day_change>")))).toEqual([
			"1 2025-06-06 2025-06-06T21:30 22:30",
			"2 2025-06-06 2025-06-06T22:30 23:00",
			"3 2025-06-06 2025-06-07T06:59 07:00",
		]);
		expect(brief(read(xml(at(4, "10:00", "0:30"), "<time_zone_name>Asia/Tokyo</time_zone_name>")))).toEqual([
			"4 2025-06-06 2025-06-06T01:00 01:30",
		]);
	});

	test("a day with a clock change keeps durations", () => {
		const night = `<event id="1"><date>2025-03-30T01:30:00+01:00</date><duration>1:00</duration><title>T</title></event>`;
		expect(brief(read(xml(night, "", 'date="2025-03-29"')))).toEqual(["1 2025-03-29 2025-03-30T00:30 01:30"]);
	});

	test("unusable items are skipped and reported, and breaks stay breaks", () => {
		const events = [
			event("", 'guid="g1"'),
			event("", 'guid="g1"'),
			`<event guid="g2"><title>No time</title><duration>00:30</duration></event>`,
			`<event guid="g3"><title>No length</title><start>10:00</start></event>`,
			`<event guid="g4"><title>Zero</title><start>10:00</start><duration>00:00</duration></event>`,
			`<event guid="g5"><start>10:00</start><duration>00:10</duration></event>`,
			`<event guid="g6"><title>Lunch break</title><start>12:00</start><duration>01:00</duration></event>`,
			`<event guid="g7"><title>Mixed</title><start>13:00</start><duration>01:00</duration><persons><person id="1"></person></persons><links><link href="javascript:alert(1)">x</link></links></event>`,
		];
		const schedule = read(xml(events.join("")));
		expect(schedule.talks.map((talk) => talk.key)).toEqual(["g1", "g7"]);
		expect(schedule.breaks.map((one) => one.name)).toEqual(["Lunch break"]);
		expect(schedule.skipped.map(({ what, why }) => `${what}: ${why}`)).toEqual([
			'"Talk" (day 1, room Aula, event 2): its guid g1 occurs twice in the file',
			'"No time" (day 1, room Aula, event 3): its start time is missing or invalid',
			'"No length" (day 1, room Aula, event 4): its duration is missing or invalid',
			'"Zero" (day 1, room Aula, event 5): its end is not after its start',
			"day 1, room Aula, event 6: it has no title",
			'a person of "Mixed" (day 1, room Aula, event 8): the person has no name',
			'a link of "Mixed" (day 1, room Aula, event 8): "javascript:alert(1)" is not a web address',
		]);
	});

	test.each([
		[
			"<schedule>\n<conference>\n</schedule>",
			"The XML is broken at line 3, column 1: Expected closing tag 'conference'",
		],
		['<?xml version="1.0"?>\n<schedule><day x="1></day></schedule>', "The XML is broken at line 2"],
		["<schedule/>", "The schedule has no <conference>."],
		["<schedule><conference/></schedule>", "The schedule has no <day>."],
		["<rss><channel/></rss>", "The XML holds <rss> where <schedule> is expected."],
		[xml(""), "The schedule has no usable talk."],
		[xml("<event><title>X</title></event>"), '("X" (day 1, room Aula, event 1): its start time is missing or invalid)'],
		['<!DOCTYPE s [<!ENTITY x "y">]><schedule><conference/><day/></schedule>', "The XML defines entities of its own"],
		[`${"<schedule>".repeat(500)}${"</schedule>".repeat(500)}`, "The XML cannot be read"],
	])("%j is broken and says so", (text, sentence) => expect(brokenBy(text)).toContain(sentence));
});

const real = join(import.meta.dirname, "../../../../shared/data/31c3.schedule.xml");

describe.skipIf(!existsSync(real))("a real published schedule", () => {
	test("is read completely: 138 lectures on 4 days, with times across midnight", () => {
		const schedule = read(readFileSync(real, "utf8"));
		expect(schedule.talks).toHaveLength(138);
		expect(schedule.skipped).toEqual([]);
		expect([...new Set(schedule.talks.map((talk) => talk.day))].sort()).toEqual([
			"2014-12-27",
			"2014-12-28",
			"2014-12-29",
			"2014-12-30",
		]);
		const night = schedule.talks.filter((talk) => talk.startsAt.toISOString() >= `${talk.day}T23:00`);
		expect(night.length).toBeGreaterThan(0);
		for (const talk of night) expect(talk.endsAt.getTime() - talk.startsAt.getTime()).toBeLessThanOrEqual(135 * 60_000);
	});
});

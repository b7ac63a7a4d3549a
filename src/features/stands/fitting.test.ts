import { expect, test } from "vitest";
import { fittingJobs, jobFit } from "./fitting.ts";

const seeker = {
	headline: "Starsza inżynierka danych",
	topics: [
		{ name: "Azure", nameEn: null },
		{ name: "Uczenie maszynowe", nameEn: "Machine learning" },
		{ name: "C#", nameEn: null },
		{ name: "R", nameEn: null },
	],
};
const job = (exhibitorId: number, title: string, text = "", more: { titleEn?: string; textEn?: string } = {}) => ({
	exhibitorId,
	title,
	text,
	titleEn: null,
	textEn: null,
	...more,
});

test.each([
	["a topic in the title", job(1, "Administratorka Azure"), 2],
	["a topic in the text, in the other language", job(1, "Badacz", "", { textEn: "Machine  Learning, every day." }), 2],
	["two topics", job(1, "Programistka C#", "Azure i C#."), 4],
	["a word of the headline in the title, without accents", job(1, "Inzynierka sieci"), 1],
	["a word of the headline in the text alone", job(1, "Sieci", "Inżynierka."), 0],
	["a topic within another word", job(1, "Azurejska", "Robota"), 0],
	["a topic of one letter by itself", job(1, "Analityk R"), 2],
	["nothing", job(1, "Kierowca"), 0],
])("%s", (_what, offer, expected) => expect(jobFit(seeker, offer)).toBe(expected));

test("companies are sorted by their best job, and jobs without a match are omitted", () => {
	const jobs = [job(7, "Kierowca"), job(8, "Azure"), job(9, "Azure i C#"), job(8, "Azure, C# i R"), job(9, "Kucharz")];
	const found = fittingJobs(seeker, jobs).map(([id, own]) => [id, own.map(({ title }) => title)]);
	expect(found).toEqual([
		[8, ["Azure, C# i R", "Azure"]],
		[9, ["Azure i C#"]],
	]);
	expect(fittingJobs({ headline: "", topics: [] }, jobs)).toEqual([]);
});

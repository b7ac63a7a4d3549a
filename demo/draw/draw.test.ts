import { XMLValidator } from "fast-xml-parser";
import { describe, expect, it } from "vitest";
import { contrast } from "../../src/kit/colour/colour.ts";
import {
	beamsSvg,
	brandMark,
	favicon,
	hairOrder,
	logoColourOrder,
	logoColours,
	logoSvg,
	markOrder,
	newsCompositions,
	newsSvg,
	paletteOrder,
	portrait,
	squareCrop,
	trackMark,
} from "./index.ts";
import { palettes } from "./palettes.ts";
import { hairs, hairsFor } from "./portrait-hair.ts";

const beams = ["#6b5cff", "#ff5c9a", "#ff5a3c", "#2ee6b0", "#ffc53d", "#4ca8ff"];
const seeds = Array.from({ length: 72 }, (_, place) => `person-${place}`);

const kinds: Record<string, (seed: string) => string> = {
	portrait: (seed) => portrait({ seed, look: "f" }),
	beams: (seed) => beamsSvg(beams, seed),
	logo: (seed) => logoSvg({ name: "Źródlana & Gęśl", seed }),
	news: (seed) => newsSvg({ seed }),
	"track mark": (seed) => trackMark("#2ee6b0", seed),
};

describe.each(Object.entries(kinds))("%s", (_, draw) => {
	it("is the same for the same seed", () => {
		expect(draw("one")).toBe(draw("one"));
	});

	it("differs between seeds", () => {
		expect(draw("one")).not.toBe(draw("two"));
	});

	it("is well-formed and holds numbers only", () => {
		for (const seed of seeds.slice(0, 4)) {
			const svg = draw(seed);
			expect(XMLValidator.validate(svg)).toBe(true);
			expect(svg).not.toMatch(/NaN|undefined|Infinity|\[object/);
		}
	});

	it("declares each id once and refers only to declared ids", () => {
		const svg = draw("one");
		const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]!);
		expect(new Set(ids).size).toBe(ids.length);
		for (const match of svg.matchAll(/(?:url\(#|href="#)([^)"]+)/g)) expect(ids).toContain(match[1]);
	});
});

describe("sizes", () => {
	it("keeps what visitors receive small", () => {
		for (const seed of seeds.slice(0, 40)) {
			expect(beamsSvg(beams, seed).length).toBeLessThan(2_000);
			expect(trackMark("#2ee6b0", seed).length).toBeLessThan(800);
		}
	});

	it("have the sizes that pages expect", () => {
		expect(portrait({ seed: "a", look: "m" })).toContain('viewBox="0 0 320 400"');
		expect(newsSvg({ seed: "a" })).toContain('viewBox="0 0 640 400"');
		expect(logoSvg({ name: "Norvika", seed: "a" })).toMatch(/viewBox="0 0 \d+ 40"/);
		expect(squareCrop.y + squareCrop.height).toBeLessThanOrEqual(400);
	});
});

describe("people in rows", () => {
	it.each([2, 3, 4])("have other palettes than their neighbours in rows of %i", (columns) => {
		const order = paletteOrder(seeds);
		order.forEach((palette, place) => {
			expect(palettes[palette]).toBeDefined();
			if (place % columns > 0) expect(order[place - 1]).not.toBe(palette);
			if (place >= columns) expect(order[place - columns]).not.toBe(palette);
		});
	});

	it("have suitable hair, unlike the people before", () => {
		const people = seeds.map((seed, place) => ({ seed, look: place % 3 === 0 ? ("m" as const) : ("f" as const) }));
		const order = hairOrder(people);
		order.forEach((hair, place) => {
			expect(hairsFor(people[place]!.look)).toContain(hair);
			expect(order.slice(Math.max(0, place - 3), place)).not.toContain(hair);
		});
	});

	it("can be drawn in every palette with every kind of hair", () => {
		palettes.forEach((_, palette) => {
			hairs.forEach((hair, place) => {
				const look = hair.looks.startsWith("f") ? "f" : "m";
				expect(XMLValidator.validate(portrait({ seed: `${palette} ${place}`, look, palette, hair: place }))).toBe(true);
			});
		});
	});
});

describe("logos", () => {
	it("use colours that reach 4.5:1 on white", () => {
		expect(logoColours).toHaveLength(10);
		for (const colour of logoColours) expect(contrast(colour, "#ffffff")).toBeGreaterThanOrEqual(4.5);
	});

	it("use each mark evenly on a wall", () => {
		const order = markOrder(seeds.slice(0, 24));
		for (const mark of new Set(order)) expect(order.filter((one) => one === mark).length).toBeLessThanOrEqual(3);
		expect(new Set(order).size).toBe(12);
		const colours = logoColourOrder(seeds);
		for (const [place, colour] of colours.entries()) expect(colours[place - 1]).not.toBe(colour);
	});

	it("are drawn in one colour on request", () => {
		const svg = logoSvg({ name: "Polarum", seed: "a", mono: "#2b2646", mark: 0 });
		expect(new Set([...svg.matchAll(/#[0-9a-f]{6}/g)].map(([colour]) => colour))).toEqual(new Set(["#2b2646"]));
	});

	it("have all Polish letters", () => {
		const plain = logoSvg({ name: "aceln", seed: "a", mark: 0, colour: 0 });
		const accented = logoSvg({ name: "ąćęłń", seed: "a", mark: 0, colour: 0 });
		expect(accented.length).toBeGreaterThan(plain.length);
	});
});

describe("news and the brand", () => {
	it("has five compositions in every palette", () => {
		expect(newsCompositions).toBe(5);
		for (let composition = 0; composition < 5; composition++) {
			for (const palette of palettes.keys())
				expect(XMLValidator.validate(newsSvg({ seed: "a", composition, palette }))).toBe(true);
		}
	});

	it("draws the mark in the event's colours", () => {
		expect(XMLValidator.validate(brandMark())).toBe(true);
		expect(favicon({ accent: "#00795b", key: "#ffc53d", beams })).toContain("#00795b");
	});
});

import { mix } from "../../src/kit/colour/colour.ts";
import { fill, line, round, short } from "../../src/kit/svg/svg.ts";
import { type Hair, middlePart, scallops, shine } from "./hair-strands.ts";

export const curls: Hair = {
	name: "curls",
	looks: "fm",
	back: (colours, random) => {
		const ring = Array.from({ length: 11 }, (_, index): [number, number, number] => {
			const angle = Math.PI * (0.9 + (index / 10) * 1.2);
			return [160 + Math.cos(angle) * 62, 110 + Math.sin(angle) * 56, random.between(23, 29)];
		});
		return (
			scallops(colours, ring) +
			scallops(colours, [
				[98, 150, 20],
				[222, 150, 20],
				[104, 174, 17],
				[216, 174, 17],
			])
		);
	},
	front: (colours, random) => {
		const edge = [
			[112, 112],
			[124, 96],
			[142, 88],
			[160, 86],
			[178, 88],
			[196, 96],
			[208, 112],
		].map(([x, y]): [number, number, number] => [x!, y!, random.between(11, 14)]);
		return fill(colours.hair, "M104 124C86 18 234 18 216 124C194 92 126 92 104 124Z") + scallops(colours, edge);
	},
};

export const bald: Hair = {
	name: "bald",
	looks: "m",
	beard: true,
	front: () => line("#ffffff", 5, "M130 84C134 78 140 73 147 70", ' opacity=".55"'),
};

export const beanie: Hair = {
	name: "beanie",
	looks: "fm",
	beard: "often",
	back: (colours, random) =>
		random.chance(0.4) ? fill(colours.hair, "M98 110C92 150 94 190 104 200H216C226 190 228 150 222 110Z") : "",
	front: (colours) => {
		const knit = colours.cloth === colours.ground ? colours.beamTwo : colours.cloth;
		const rib = mix(knit, colours.hair, 0.3);
		const ribs = [120, 140, 160, 180, 200].map((x) => `M${x} 99v16`).join("");
		const sides = fill(
			colours.hair,
			"M104 116H112C111 130 110 142 105 156C102 144 102 128 104 116ZM216 116H208C209 130 210 142 215 156C218 144 218 128 216 116Z",
		);
		return (
			sides +
			fill(knit, "M102 104C98 30 222 30 218 104Z") +
			fill(rib, "M104 92H216C232 92 232 122 216 122H104C88 122 88 92 104 92Z") +
			line(mix(rib, colours.hair, 0.35), 3, ribs)
		);
	},
};

export const quiff: Hair = {
	name: "quiff",
	looks: "m",
	beard: "often",
	front: (colours) =>
		fill(
			colours.hair,
			"M105 148C100 128 98 108 102 92C92 62 118 36 158 42C184 34 214 44 216 72C226 92 222 124 215 148C212 138 211 124 208 112C204 100 200 96 194 90C170 98 140 98 122 90C114 104 109 126 105 148Z",
		) + shine(colours, "M116 72C126 58 146 54 164 58"),
};

export const crop: Hair = {
	name: "crop",
	looks: "m",
	beard: "often",
	front: (colours, random) => {
		const slope = random.between(-6, 6);
		return fill(
			colours.hair,
			`M104 144C96 84 120 46 160 46C200 46 224 84 216 144C213 134 211 120 208 ${short(106 - slope)}Q160 ${short(94)} 112 ${short(106 + slope)}C109 120 107 134 104 144Z`,
		);
	},
};

export const swept: Hair = {
	name: "swept",
	looks: "m",
	beard: "often",
	front: (colours) =>
		fill(
			colours.hair,
			"M104 146C98 96 112 66 134 60C150 34 212 38 218 84C222 108 219 128 216 146C213 134 211 118 204 106C180 112 150 104 132 84C128 96 112 108 110 118C108 130 106 138 104 146Z",
		) + shine(colours, "M146 68C162 58 186 60 200 72"),
};

export const mop: Hair = {
	name: "mop",
	looks: "m",
	back: (colours) =>
		fill(
			colours.hair,
			"M98 110C88 150 90 196 98 226C110 232 124 226 132 216H188C196 226 210 232 222 226C230 196 232 150 222 110Z",
		),
	front: (colours) => fill(colours.hair, middlePart) + shine(colours, "M112 98C118 80 128 70 142 62"),
	beard: "often",
};

export const pixie: Hair = {
	name: "pixie",
	looks: "f",
	front: (colours) =>
		fill(
			colours.hair,
			"M101 166C90 88 118 42 164 42C208 42 230 84 219 160C214 150 212 136 210 120C200 104 190 96 182 86C170 112 140 126 114 126C110 140 108 154 101 166Z",
		) + shine(colours, "M128 72C142 60 162 56 180 62"),
};

export const knot: Hair = {
	name: "knot",
	looks: "m",
	beard: true,
	front: (colours) =>
		round(colours.hair, 164, 46, 21, 19) +
		line(mix(colours.hair, colours.beamOne, 0.45), 4, "M150 60Q164 66 178 60") +
		fill(
			colours.hair,
			"M103 146C96 90 120 54 160 54C200 54 224 90 217 146C213 136 211 124 207 114C200 96 182 84 160 84C138 84 120 96 113 114C109 124 107 136 103 146Z",
		),
};

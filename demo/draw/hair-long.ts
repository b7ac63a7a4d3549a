import { mix } from "../../src/kit/colour/colour.ts";
import { fill, line, round } from "../../src/kit/svg/svg.ts";
import { type Hair, middlePart, scallops, shine, sidePart } from "./hair-strands.ts";

export const bob: Hair = {
	name: "bob",
	looks: "f",
	back: (colours) =>
		fill(
			colours.hair,
			"M160 44C96 44 86 108 90 158C92 196 92 222 86 244C112 252 140 252 160 252C180 252 208 252 234 244C228 222 228 196 230 158C234 108 224 44 160 44Z",
		),
	front: (colours) => fill(colours.hair, sidePart) + shine(colours, "M114 92C120 74 132 62 148 56"),
};

export const straight: Hair = {
	name: "straight",
	looks: "f",
	back: (colours) =>
		fill(
			colours.hair,
			"M160 42C94 42 88 104 90 160C92 226 84 290 70 340H250C236 290 228 226 230 160C232 104 226 42 160 42Z",
		),
	front: (colours) => fill(colours.hair, middlePart) + shine(colours, "M112 96C118 78 130 66 146 58"),
};

export const waves: Hair = {
	name: "waves",
	looks: "f",
	back: (colours) =>
		fill(
			colours.hair,
			"M160 42C96 40 80 98 90 148C72 166 78 192 86 204C68 224 74 250 84 262C72 282 82 310 106 318H214C238 310 248 282 236 262C246 250 252 224 234 204C242 192 248 166 230 148C240 98 224 40 160 42Z",
		),
	front: (colours) =>
		fill(colours.hair, sidePart) +
		shine(colours, "M198 66C212 80 218 100 219 120") +
		shine(colours, "M86 216C92 230 92 244 98 254"),
};

export const bun: Hair = {
	name: "bun",
	looks: "f",
	front: (colours) => {
		const top =
			round(colours.hair, 160, 40, 32, 28) + line(mix(colours.hair, colours.beamOne, 0.45), 5, "M140 62Q160 70 180 62");
		return (
			top +
			fill(
				colours.hair,
				"M101 148C94 92 118 52 160 52C202 52 226 92 219 148C214 144 212 136 210 126C204 104 186 92 160 92C134 92 116 104 110 126C108 136 106 144 101 148Z",
			)
		);
	},
};

export const tail: Hair = {
	name: "tail",
	looks: "f",
	back: (colours) =>
		fill(
			colours.hair,
			"M190 60C230 44 262 66 262 118C262 170 268 204 254 250C236 236 226 206 226 170C226 130 222 100 190 96Z",
		),
	front: (colours) =>
		fill(
			colours.hair,
			"M101 150C94 88 116 46 162 46C206 46 226 88 219 150C214 142 212 134 211 126C204 104 182 88 166 80C150 96 130 112 112 118C109 130 107 142 101 150Z",
		) + line(mix(colours.hair, colours.beamOne, 0.45), 6, "M207 66Q217 76 219 90"),
};

export const halo: Hair = {
	name: "halo",
	looks: "f",
	back: (colours) => round(colours.hair, 160, 130, 98, 96),
	front: (colours) => {
		const band = colours.cloth === colours.ground ? colours.beamTwo : colours.cloth;
		return (
			fill(
				colours.hair,
				"M98 160C90 84 112 44 160 44C208 44 230 84 222 160C217 148 214 138 212 128C206 106 188 96 160 96C132 96 114 106 108 128C106 138 103 148 98 160Z",
			) + line(band, 9, "M102 116C116 62 204 62 218 116")
		);
	},
};

export const fringe: Hair = {
	name: "fringe",
	looks: "f",
	back: (colours) =>
		fill(
			colours.hair,
			"M160 42C92 42 84 104 86 160C86 186 84 204 82 216C90 232 114 232 124 224H196C206 232 230 232 238 216C236 204 234 186 234 160C236 104 228 42 160 42Z",
		),
	front: (colours) =>
		fill(
			colours.hair,
			"M98 172C90 92 114 42 160 42C206 42 230 92 222 172C216 160 213 146 212 124C190 116 130 116 108 124C107 146 104 160 98 172Z",
		) + shine(colours, "M114 92C122 74 134 64 150 58"),
};

export const braid: Hair = {
	name: "braid",
	looks: "f",
	front: (colours) => {
		const knots = [
			[224, 196, 17],
			[226, 222, 17],
			[225, 248, 16],
			[222, 273, 15],
			[218, 296, 13],
		] as const;
		const end =
			fill(colours.hair, "M210 308H226L222 338C218 344 214 340 212 332Z") + line(colours.beamTwo, 6, "M210 309H226");
		return (
			fill(colours.hair, middlePart) +
			fill(colours.hair, "M206 120C224 130 236 160 232 196L212 190C216 160 212 140 206 120Z") +
			scallops(colours, knots) +
			end +
			line(mix(colours.hair, colours.beamOne, 0.3), 3, "M214 206l14-6M214 232l16-6M214 257l14-6M212 282l12-5")
		);
	},
};

export const scarf: Hair = {
	name: "scarf",
	looks: "f",
	back: (colours) =>
		fill(
			mix(colours.cloth, colours.clothShade, 0.7),
			"M160 40C98 40 84 104 88 170C90 226 84 262 70 300H250C236 262 230 226 232 170C236 104 222 40 160 40Z",
		),
	front: (colours) => {
		const cloth = mix(colours.cloth, "#ffffff", 0.16);
		const dim = mix(colours.cloth, colours.clothShade, 0.8);
		const fold = mix(colours.clothShade, colours.hair, 0.25);
		const hood =
			"M160 40C98 40 84 106 90 172C92 210 88 240 104 268C120 300 200 300 216 268C232 240 228 210 230 172C236 106 222 40 160 40ZM160 86C188 86 206 106 209 142C210 190 190 241 160 241C130 241 110 190 111 142C114 106 132 86 160 86Z";
		const half =
			"M160 40C222 40 236 106 230 172C228 210 232 240 216 268C206 287 178 294 156 291C172 276 172 256 160 241C190 241 210 190 209 142C206 106 188 86 160 86Z";
		return (
			fill(cloth, hood, ' fill-rule="evenodd"') +
			fill(dim, half) +
			line(fold, 3, "M112 232C126 258 150 272 188 270") +
			line(fold, 3, "M120 68C132 58 146 54 160 54")
		);
	},
};

import type { SceneKind } from "../../src/features/event/scene-kinds.ts";
import type { SceneFacts } from "../../src/features/scenes/facts.ts";
import { seeded } from "../../src/kit/random/seeded.ts";

const BEAMS = ["#6b5cff", "#ff5c9a", "#ff5a3c", "#2ee6b0", "#ffc53d", "#4ca8ff"];

export function generatedEvent(
	seed: string,
	kind: SceneKind,
	tracks: number,
	more: Partial<SceneFacts> = {},
): SceneFacts {
	const random = seeded(seed);
	const hex = () => `#${random.below(0x1000000).toString(16).padStart(6, "0")}`;
	const counts = Array.from({ length: tracks }, () => random.below(20) + 1);
	const days = more.days ?? random.below(3) + 1;
	const lectures = counts.flatMap((count, track) =>
		Array.from({ length: count }, () => {
			const start = 540 + 5 * random.below(108);
			return {
				day: random.below(days),
				start,
				end: start + 45,
				level: 1 + random.below(3),
				isHot: random.chance(0.1),
				track,
			};
		}),
	);
	return {
		code: seed,
		kind,
		accent: hex(),
		key: hex(),
		beams: random.shuffle(BEAMS),
		days,
		lectures,
		tracks: counts.map((count, place) => ({ colour: BEAMS[place % BEAMS.length] ?? "", lectures: count })),
		stands: Array.from({ length: random.below(30) }, () => random.chance(0.7)),
		soldShare: random.next(),
		isOver: false,
		...more,
	};
}

const NOTHING = { tracks: [], lectures: [], stands: [] };
const short = (minutes: number) => [{ day: 0, start: 540, end: 540 + minutes, level: 1, isHot: true, track: 0 }];

/** Twenty generated events: every kind, with an organiser's changes. */
export const TWENTY_EVENTS: [name: string, kind: SceneKind, tracks: number, more?: Partial<SceneFacts>][] = [
	["Dwa dni w świetle 2026", "stage", 6, { accent: "#3d2bff", key: "#ffc53d" }],
	["Dane mają głos", "data", 4, { accent: "#2f7bd8", key: "#7cc0ff" }],
	["Znajdź, zanim znajdą", "search", 5, { accent: "#0fa37a", key: "#5cf0c0" }],
	["Praca, którą da się lubić", "fair", 1, { accent: "#b0506a", key: "#ff9c6b" }],
	["Mocna kawa na zimowe wieczory", "steam", 3, { accent: "#b86a1c", key: "#ffb84d" }],
	["Kod pisany we dwoje", "pair", 4, { accent: "#a03bd0", key: "#ff8fd8" }],
	["Za kulisami, po godzinach", "lamp", 1, { accent: "#6a4a8a", key: "#dcb0ff" }],
	["Warsaw IT Days 2026", "ramp", 8],
	["Nothing yet, in grey", "stage", 0, { ...NOTHING, accent: "#777", key: "#777", beams: [] }],
	["Sixty-two tracks", "stage", 62],
	["Sixty-two tracks of data, ten days", "data", 62, { days: 10 }],
	["Sixty-two tracks, imported", "ramp", 62],
	["Only a name, in grey", "ramp", 0, { ...NOTHING, accent: "#777777", key: "#777777" }],
	["Bezpieczeństwowśrodowiskachrozproszonych".repeat(5), "search", 2],
	["Programowanie ze sztuczną inteligencją od świtu do zmierzchu ".repeat(4).slice(0, 200), "pair", 62],
	["Wcięcia mają znaczenie", "steps", 4, { accent: "#12802c", key: "#ffe07a" }],
	["Ten minutes, one track", "stage", 1, { lectures: short(10), soldShare: 1 }],
	["Ten days", "ramp", 5, { days: 10 }],
	["A fair that is over", "fair", 1, { isOver: true, stands: Array.from({ length: 120 }, (_, at) => at % 3 > 0) }],
	["Sixty-two ribbons on white", "steam", 62, { accent: "#ffffff", key: "#ffffff" }],
];

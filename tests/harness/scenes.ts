import type { SceneKind } from "../../src/features/event/scene-kinds.ts";
import type { SceneFacts } from "../../src/features/scenes/facts.ts";
import { seeded } from "../../src/kit/random/seeded.ts";

const BEAMS = ["#6b5cff", "#ff5c9a", "#ff5a3c", "#2ee6b0", "#ffc53d", "#4ca8ff"];

/** An event that nobody has made, of a kind and with so many tracks. */
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
				...{ day: random.below(days), start, end: start + 45 },
				...{ level: 1 + random.below(3), isHot: random.chance(0.1), track },
			};
		}),
	);
	return {
		...{ code: seed, kind, accent: hex(), key: hex(), beams: random.shuffle(BEAMS), days, lectures },
		tracks: counts.map((count, place) => ({ colour: BEAMS[place % BEAMS.length] ?? "", lectures: count })),
		...{ stands: Array.from({ length: random.below(30) }, () => random.chance(0.7)), soldShare: random.next() },
		...{ isOver: false, ...more },
	};
}

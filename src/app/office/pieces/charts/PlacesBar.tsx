import { shareOf } from "./scale.ts";

type Props = { taken: number; held: number; capacity: number | null; label: string };

/** From this share on a bar is filling up. */
const FILLING = 90;

/** Taken places of a capacity. Held ones are hatched. */
export function PlacesBar({ taken, held, capacity, label }: Props) {
	const whole = capacity ?? Math.max(taken, 1);
	const share = capacity === null ? 0 : shareOf(taken, capacity);
	const level = share >= 100 ? "full" : share >= FILLING ? "filling" : "free";
	return (
		<div className="cht">
			<div className="cht-bar" data-level={level} role="img" aria-label={label}>
				<i style={{ width: `${shareOf(taken - held, whole)}%` }} />
				<i data-held="" style={{ width: `${shareOf(held, whole)}%` }} />
			</div>
		</div>
	);
}

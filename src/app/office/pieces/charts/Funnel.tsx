import { shareOf } from "./scale.ts";

type Step = { name: string; value: string; count: number; rate: string | null };

/**
 * Steps of a funnel, with the share that reaches the next one between them. Visits outnumber all else, so bars from the
 * second step down are to scale, and the first one is full.
 */
export function Funnel({ steps }: { steps: readonly Step[] }) {
	const largest = Math.max(1, ...steps.slice(1).map(({ count }) => count));
	return (
		<div className="cht">
			{steps.map(({ name, value, count, rate }) => (
				<div key={name}>
					{rate !== null && <p className="cht-rate">{rate}</p>}
					<div className="cht-step">
						<i style={{ width: `${shareOf(count, largest)}%` }} />
						<span>
							<span>{name}</span>
							<span>{value}</span>
						</span>
					</div>
				</div>
			))}
		</div>
	);
}

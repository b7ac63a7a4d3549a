import { useState } from "react";
import { Icon } from "./icons.tsx";

type Props = {
	labels: { value: string; more: string; fewer: string };
	value: number;
	most: number;
	onChange: (value: number) => void;
};

/** An integer from 0 to `most`, set by buttons, typing or arrow keys. */
export function Stepper({ labels, value, most, onChange }: Props) {
	const [isEmpty, setEmpty] = useState(false);
	const set = (next: number) => onChange(Math.max(0, Math.min(Math.trunc(next) || 0, most)));
	const step = (by: number) => {
		setEmpty(false);
		set(value + by);
	};
	return (
		<div className="stepper">
			<button type="button" aria-label={labels.fewer} disabled={value === 0} onClick={() => step(-1)}>
				<Icon name="minus" size={22} />
			</button>
			<input
				type="number"
				inputMode="numeric"
				min={0}
				max={most}
				step={1}
				aria-label={labels.value}
				value={isEmpty ? "" : value}
				onFocus={(event) => event.target.select()}
				onChange={(event) => {
					setEmpty(event.target.value === ""); // an empty field stays empty while typing
					set(Number(event.target.value));
				}}
				onBlur={() => setEmpty(false)}
			/>
			<button type="button" aria-label={labels.more} disabled={value >= most} onClick={() => step(1)}>
				<Icon name="plus" size={22} />
			</button>
		</div>
	);
}

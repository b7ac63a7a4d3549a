import "./switch.css";

type Props = {
	label: string;
	isOn: boolean;
	isBusy?: boolean;
	describedBy?: string;
	onChange: (isOn: boolean) => void;
};

/** Switches something on or off at once; what it says is what is on. */
export function Switch({ label, isOn, isBusy = false, describedBy, onChange }: Props) {
	return (
		<button
			type="button"
			role="switch"
			className="switch"
			aria-checked={isOn}
			aria-disabled={isBusy}
			aria-describedby={describedBy}
			onClick={() => !isBusy && onChange(!isOn)}
		>
			{label}
		</button>
	);
}

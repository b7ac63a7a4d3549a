import "./switch.css";

type Props = {
	label: string;
	isOn: boolean;
	isBusy?: boolean;
	describedBy?: string;
	onChange: (isOn: boolean) => void;
};

/** A switch with immediate effect. Its label names the "on" state. */
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

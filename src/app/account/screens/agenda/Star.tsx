import { Icon } from "../../../../kit/ui/icons.tsx";

export function Star({
	id,
	label,
	isPressed,
	onPress,
}: {
	id?: string;
	label: string;
	isPressed: boolean;
	onPress(): void;
}) {
	return (
		<button
			type="button"
			id={id}
			className="pl-star"
			aria-label={label}
			title={label}
			aria-pressed={isPressed}
			onClick={onPress}
		>
			<Icon name="star" size={22} />
		</button>
	);
}

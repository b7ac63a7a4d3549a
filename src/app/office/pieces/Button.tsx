import type { ComponentProps } from "react";
import { Link } from "wouter";
import { Glyph, type GlyphName } from "./Glyph.tsx";

/** `plain` looks like a link. `bad` is for acts that take something away. */
export type ButtonLook = "primary" | "soft" | "outline" | "key" | "bad" | "plain";

const CLASSES: Record<ButtonLook, string> = {
	primary: "btn",
	soft: "btn btn-soft",
	outline: "btn ctl-outline",
	key: "btn btn-key",
	bad: "btn ctl-bad",
	plain: "ctl-plain",
};

type Look = { look?: ButtonLook; icon?: GlyphName };

export function Button({
	look = "outline",
	icon,
	children,
	...props
}: Look & Omit<ComponentProps<"button">, "className">) {
	return (
		<button type="button" {...props} className={CLASSES[look]}>
			{icon && <Glyph name={icon} />}
			{children}
		</button>
	);
}

/** A link to a screen of the office that looks like a button. `label` names it for screen readers. */
export function LinkButton({
	look = "outline",
	icon,
	to,
	label,
	children,
}: Look & { to: string; label?: string; children: ComponentProps<"a">["children"] }) {
	return (
		<Link to={to} className={CLASSES[look]} aria-label={label}>
			{icon && <Glyph name={icon} />}
			{children}
		</Link>
	);
}

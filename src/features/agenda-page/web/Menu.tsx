import { type ReactNode, useEffect, useRef, useState } from "react";
import { invariant } from "../../../kit/invariant/invariant.ts";
import { Icon } from "../../../kit/ui/icons.tsx";

type Props = { label: string; className?: string; children: (close: () => void) => ReactNode };

/** A button that opens a panel. Escape, a press outside or leaving focus closes it; a closed panel is not rendered. */
export function Menu({ label, className = "", children }: Props) {
	const [isOpen, setOpen] = useState(false);
	const place = useRef<HTMLDivElement>(null);
	const button = useRef<HTMLButtonElement>(null);
	useEffect(() => {
		if (!isOpen) return undefined;
		const closeOutside = (event: Event) => {
			if (!invariant(place.current, "the menu").contains(event.target as Node)) setOpen(false);
		};
		const closeByKey = (event: KeyboardEvent) => {
			if (event.key !== "Escape") return;
			setOpen(false);
			button.current?.focus();
		};
		const ended = new AbortController();
		for (const kind of ["pointerdown", "focusin"]) document.addEventListener(kind, closeOutside, ended);
		document.addEventListener("keydown", closeByKey, ended);
		return () => ended.abort();
	}, [isOpen]);
	return (
		<div className={`ag-menu ${className}`} ref={place}>
			<button
				type="button"
				className="ag-menu-button"
				aria-expanded={isOpen}
				ref={button}
				onClick={() => setOpen(!isOpen)}
			>
				{label}
				<Icon name="down" size={18} />
			</button>
			{isOpen && <div className="ag-menu-panel">{children(() => setOpen(false))}</div>}
		</div>
	);
}

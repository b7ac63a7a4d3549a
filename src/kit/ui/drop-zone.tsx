import "./drop-zone.css";
import { type ReactNode, useState } from "react";

/** A drop target around another file input. */
export function DropZone({ onDrop, children }: { onDrop: (file: File | undefined) => unknown; children: ReactNode }) {
	const [isOver, setOver] = useState(false);
	return (
		// biome-ignore lint/a11y/noStaticElementInteractions: dropping is an alternative to the button inside
		<div
			className="drop-zone"
			data-over={isOver || undefined}
			onDragOver={(event) => {
				event.preventDefault();
				setOver(true);
			}}
			onDragLeave={() => setOver(false)}
			onDrop={(event) => {
				event.preventDefault();
				setOver(false);
				void onDrop(event.dataTransfer.files[0]);
			}}
		>
			{children}
		</div>
	);
}

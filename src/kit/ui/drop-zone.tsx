import "./drop-zone.css";
import { type ReactNode, useState } from "react";

/** Where a file may be dropped, around another way to choose one. */
export function DropZone({ onDrop, children }: { onDrop: (file: File | undefined) => unknown; children: ReactNode }) {
	const [isOver, setOver] = useState(false);
	return (
		// biome-ignore lint/a11y/noStaticElementInteractions: dropping is another way to the button that is in it
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

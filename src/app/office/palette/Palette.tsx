import { Dialog } from "@base-ui/react/dialog";
import { useRef } from "react";
import { useFrame } from "../../client/use-frame.ts";
import { officeTexts } from "../texts.ts";
import { PaletteBox, type PaletteProps } from "./PaletteBox.tsx";
import type { PaletteItem } from "./palette-items.ts";
import "./palette.css";

/** Finds people, orders, codes, lectures, companies, acts and screens, and opens the chosen one. */
export function Palette({ onChoose, onClose, ...props }: PaletteProps & { onClose(): void }) {
	const { lang } = useFrame();
	const isChosen = useRef(false);
	const choose = (item: PaletteItem) => {
		isChosen.current = true;
		onChoose(item);
	};
	return (
		<Dialog.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
			<Dialog.Portal>
				<Dialog.Backdrop className="modal-ground" />
				<Dialog.Viewport className="pal-viewport">
					{/* a chosen screen takes the focus */}
					<Dialog.Popup className="pal" aria-label={officeTexts.find[lang]} finalFocus={() => !isChosen.current}>
						<PaletteBox {...props} onChoose={choose} />
					</Dialog.Popup>
				</Dialog.Viewport>
			</Dialog.Portal>
		</Dialog.Root>
	);
}

import { Dialog } from "@base-ui/react/dialog";
import type { ReactNode } from "react";
import type { Lang, Text } from "../i18n/lang.ts";
import { Icon } from "./icons.tsx";

/** The site's modal widths in pixels (spec §2). 1000 has the darker backdrop. */
export type ModalWidth = 520 | 720 | 1000 | 1200;

const closeText: Text = { pl: "Zamknij", en: "Close" };

type Props = {
	lang: Lang;
	width: ModalWidth;
	title: string;
	/** The language of the title, if it differs from the page's. */
	titleLang?: string | undefined;
	/** A line above the title: time, day, place. */
	above?: ReactNode;
	/** A line under the title: chips. */
	below?: ReactNode;
	foot?: ReactNode;
	onClose: () => void;
	children: ReactNode;
};

/**
 * A modal: dark head with beams, white body, foot for actions. It traps and restores focus; Escape and a backdrop click
 * close it. On phones it fills the screen with a fixed head.
 */
export function Modal({ lang, width, title, titleLang, above, below, foot, onClose, children }: Props) {
	return (
		<Dialog.Root open onOpenChange={(open) => !open && onClose()}>
			<Dialog.Portal>
				<Dialog.Backdrop className={`modal-ground ${width === 1000 ? "modal-ground-dark" : ""}`} />
				<Dialog.Viewport className="modal-viewport">
					<Dialog.Popup className={`modal modal-${width}`}>
						<header className="modal-head beams">
							{above && <div className="modal-above">{above}</div>}
							<Dialog.Title className="modal-title" lang={titleLang}>
								{title}
							</Dialog.Title>
							{below && <div className="modal-below">{below}</div>}
							<Dialog.Close className="modal-close" aria-label={closeText[lang]}>
								<Icon name="close" />
							</Dialog.Close>
						</header>
						<div className="modal-body">{children}</div>
						{foot && <footer className="modal-foot">{foot}</footer>}
					</Dialog.Popup>
				</Dialog.Viewport>
			</Dialog.Portal>
		</Dialog.Root>
	);
}

/** Props of a modal with an address. `arg` is the part after the slash: `#speaker/12` gives "12". */
export type ModalProps = {
	lang: Lang;
	eventCode: string;
	/** The base path of the event's pages: "", "/en/e/DSS25". */
	base: string;
	arg: string;
	onClose: () => void;
};

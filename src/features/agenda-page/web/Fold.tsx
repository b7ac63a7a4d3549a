import type { ReactNode } from "react";
import type { Lang } from "../../../kit/i18n/lang.ts";
import { Icon } from "../../../kit/ui/icons.tsx";
import { agendaTexts } from "../texts.ts";
import { keepPlace } from "./keep-place.ts";

/** A collapsible part. Its content is in the document without scripts too. */
export function Fold({ id, isClosed, children }: { id: string; isClosed: boolean; children: ReactNode }) {
	return (
		<div className="fold" id={id} data-closed={isClosed || undefined}>
			<div>{children}</div>
		</div>
	);
}

/** Toggles a part; the button keeps its place on the screen. */
export function FoldButton({
	lang,
	name,
	controls,
	isClosed,
	onToggle,
}: {
	lang: Lang;
	/** Names the part for screen readers. */
	name: string;
	controls: string;
	isClosed: boolean;
	onToggle: () => void;
}) {
	return (
		<button
			type="button"
			className="fold-button"
			aria-expanded={!isClosed}
			aria-controls={controls}
			onClick={(event) => {
				keepPlace(event.currentTarget);
				onToggle();
			}}
		>
			<span className="sr-only">
				{(isClosed ? agendaTexts.expand : agendaTexts.collapse)[lang]}: {name}
			</span>
			<Icon name="down" />
		</button>
	);
}

import type { ReactNode } from "react";
import type { Lang } from "../../../kit/i18n/lang.ts";
import { Icon } from "../../../kit/ui/icons.tsx";
import { agendaTexts } from "../texts.ts";
import { keepPlace } from "./keep-place.ts";

/** A collapsible part; its content is present without JavaScript. */
export function Fold({ id, isClosed, children }: { id: string; isClosed: boolean; children: ReactNode }) {
	return (
		<div className="fold" id={id} data-closed={isClosed || undefined}>
			<div>{children}</div>
		</div>
	);
}

/** The button that toggles a part and keeps its place on the screen. */
export function FoldButton({
	lang,
	name,
	controls,
	isClosed,
	onToggle,
}: {
	lang: Lang;
	/** The collapsible part's name for screen readers. */
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

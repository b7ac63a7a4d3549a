import { type CSSProperties, type ReactNode, useRef, useState } from "react";
import type { Lang } from "../../../kit/i18n/lang.ts";
import { invariant } from "../../../kit/invariant/invariant.ts";
import { Icon } from "../../../kit/ui/icons.tsx";
import { agendaTexts } from "../texts.ts";

/** The style distinguishes up to this many tracks: five never fit side by side. */
const MANY = 5;

type Props = {
	lang: Lang;
	/** The number of open tracks; closed tracks are narrow. */
	open: number;
	closed: number;
	/** The widths of the columns. */
	template: string;
	heads: ReactNode;
	/** The number of rows below the heads; zero if all tracks are closed. */
	rows: number;
	children: ReactNode;
};

/**
 * A row of tracks that scrolls sideways. The heads stick to the top and scroll along; buttons at both ends show that
 * there is more.
 */
export function TrackScroller({ lang, open, closed, template, heads, rows, children }: Props) {
	const row = useRef<HTMLDivElement>(null);
	const line = useRef<HTMLDivElement>(null);
	const [end, setEnd] = useState("start");
	const follow = () => {
		const { scrollLeft, scrollWidth, clientWidth } = invariant(row.current, "the row of tracks");
		invariant(line.current, "the row of heads").scrollLeft = scrollLeft;
		setEnd(scrollLeft < 8 ? "start" : scrollLeft > scrollWidth - clientWidth - 8 ? "end" : "middle");
	};
	const turn = (way: 1 | -1) => {
		const calm = matchMedia("(prefers-reduced-motion: reduce)").matches;
		const scrolled = invariant(row.current, "the row of tracks");
		scrolled.scrollBy({ left: way * scrolled.clientWidth * 0.9, behavior: calm ? "auto" : "smooth" });
	};
	const style = { "--open": open, "--closed": closed, "--rows": rows } as CSSProperties;
	return (
		<div
			className="ag-wide"
			style={style}
			data-count={Math.min(open, MANY)}
			data-end={end}
			data-quiet={rows === 0 || undefined}
		>
			<div className="ag-line-of-heads">
				<div className="ag-heads" ref={line}>
					<div style={{ gridTemplateColumns: template }}>{heads}</div>
				</div>
				<TurnButton way="left" name={agendaTexts.previousTracks[lang]} onClick={() => turn(-1)} />
				<TurnButton way="right" name={agendaTexts.nextTracks[lang]} onClick={() => turn(1)} />
			</div>
			<div className="ag-row" ref={row} onScroll={follow}>
				{children}
			</div>
		</div>
	);
}

function TurnButton({ way, name, onClick }: { way: "left" | "right"; name: string; onClick: () => void }) {
	return (
		<button type="button" className={`ag-turn ag-turn-${way}`} aria-label={name} onClick={onClick}>
			<Icon name={way} />
		</button>
	);
}

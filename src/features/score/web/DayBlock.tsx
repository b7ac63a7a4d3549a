import "./lamps.css";
import { type CSSProperties, memo, useMemo } from "react";
import { documentPath } from "../../event/addresses.ts";
import type { Lamp, Line, ScoreDay } from "../contract.ts";
import { lampText } from "../lamp-text.ts";
import { type Group, groupsOf, hourMarks, isCoveredByNow } from "../sheet.ts";
import { groupCount, scoreTexts } from "../texts.ts";
import type { LampLook } from "./lamp-look.ts";

type LampProps = {
	look: LampLook;
	/** Minutes from midnight on the current day. */
	now: number | undefined;
	openLamp: number | undefined;
	/** The lamp that Tab reaches. */
	tabStop: number | undefined;
};
type Props = LampProps & {
	day: ScoreDay;
	/** Whether a phone shows this day. */
	isShown: boolean;
	openGroups: ReadonlySet<string>;
	onToggleGroup: (key: string) => void;
};

const properties = (values: Record<`--${string}`, number | string>) => values as CSSProperties;

/** A day's tracks as lines of lamps, folded into groups if there are many. */
export const DayBlock = memo(function DayBlock({ day, isShown, openGroups, onToggleGroup, ...shown }: Props) {
	const { look } = shown;
	const groups = useMemo(() => groupsOf(day), [day]);
	return (
		<section
			className="score-day"
			data-off={!isShown || undefined}
			style={properties({ "--span": look.to - look.from, "--columns": day.lines.length })}
		>
			<h3>
				{/* most names contain their date */}
				{day.name} {!/\d/.test(day.name) && <small>{day.note}</small>}
			</h3>
			{groups.length === 0 ? (
				<Lines lines={day.lines} {...shown} />
			) : (
				<div className="score-groups">
					<Hours {...shown} />
					{groups.map((group) => {
						const key = `${day.code} ${day.date} ${group.lines[0]?.trackId}`;
						return (
							<Folded
								key={key}
								group={group}
								isOpen={openGroups.has(key)}
								onToggle={() => onToggleGroup(key)}
								{...shown}
							/>
						);
					})}
				</div>
			)}
		</section>
	);
});

/** Tracks with their lamps, as rows or on phones as columns. */
function Lines({ lines, ...shown }: LampProps & { lines: Line[] }) {
	return (
		<div className="score-lines" style={properties({ "--columns": lines.length })}>
			<Hours {...shown} />
			{lines.map((line) => {
				// A line rerenders only for its own lamps.
				const own = (id: number | undefined) => (line.lamps.some((one) => one.objectId === id) ? id : undefined);
				return (
					<LineRow
						key={line.trackId}
						{...shown}
						line={line}
						openLamp={own(shown.openLamp)}
						tabStop={own(shown.tabStop)}
					/>
				);
			})}
		</div>
	);
}

const LineRow = memo(function LineRow({ line, ...shown }: LampProps & { line: Line }) {
	return (
		<div className="score-line" style={properties({ "--c": line.color, "--lanes": line.lanes })}>
			<h4>
				<span>{line.name}</span>
			</h4>
			<div className="score-lane" data-lane={line.trackId}>
				{line.lamps.map((lamp) => (
					<LampLink key={lamp.objectId} lamp={lamp} {...shown} />
				))}
			</div>
		</div>
	);
});

/** The hours above the lines, and the current-time line. */
function Hours({ look, now }: LampProps) {
	const isOn = now !== undefined && now >= look.from && now <= look.to;
	return (
		<div className="score-hours" aria-hidden="true">
			{hourMarks(look).map((mark) => (
				<span key={mark} style={properties({ "--f": mark - look.from })}>
					{!(isOn && isCoveredByNow(mark, now)) && (mark / 60) % 24}
				</span>
			))}
			{isOn && (
				<b className="score-now" style={properties({ "--f": now - look.from })}>
					{scoreTexts.now[look.lang]}
				</b>
			)}
		</div>
	);
}

function LampLink({ lamp, look, now, openLamp, tabStop }: LampProps & { lamp: Lamp }) {
	const { objectId, from, to, lane, isHot, takenQuarters } = lamp;
	const isLit = look.lit?.has(objectId) ?? false;
	const isOn = now !== undefined && from <= now && now < to;
	const name = lampText(look.lang, lamp, { isLit, isOn, isInPlan: look.collected.includes(objectId) });
	const place = { "--f": from - look.from, "--l": Math.min(to, look.to) - from };
	const more = { ...(lane > 0 && { "--lane": lane }), ...(takenQuarters !== null && { "--q": takenQuarters / 4 }) };
	return (
		// biome-ignore lint/a11y/useAnchorContent: a lamp is a sign of light, its name says all of it
		<a
			className="lamp"
			href={hrefOf(look, lamp)}
			aria-label={name}
			lang={lamp.titleLang ?? undefined}
			data-lamp={objectId}
			data-lit={isLit ? "" : undefined}
			data-hot={isHot ? "" : undefined}
			data-on={isOn ? "" : undefined}
			data-open={openLamp === objectId ? "" : undefined}
			tabIndex={tabStop === objectId ? 0 : -1}
			style={properties({ ...place, ...more })}
		/>
	);
}

/** A lamp links to its recording if there is one, otherwise to its lecture. */
function hrefOf({ base }: LampLook, { objectId, recordingId }: Lamp): string {
	return recordingId === null ? documentPath(base, "lectures", objectId) : `${base}/account/recordings/${recordingId}`;
}

/** Tracks folded into one row of small lamps. A press opens them. */
function Folded({
	group,
	isOpen,
	onToggle,
	...shown
}: LampProps & { group: Group; isOpen: boolean; onToggle: () => void }) {
	const { look } = shown;
	const lamps = group.lines.flatMap((one) => one.lamps);
	const lit = look.lit && lamps.filter((one) => look.lit?.has(one.objectId)).length;
	return (
		<div className="score-group">
			<button type="button" aria-expanded={isOpen} onClick={onToggle}>
				<span className="score-group-name">{group.name}</span>
				<span className="score-group-count">{groupCount(look.lang, lit, lamps.length)}</span>
				<Miniature group={group} lit={look.lit} from={look.from} to={look.to} />
			</button>
			{isOpen && <Lines lines={group.lines} {...shown} />}
		</div>
	);
}

type MiniatureProps = Pick<LampLook, "lit" | "from" | "to"> & { group: Group };

const Miniature = memo(function Miniature({ group, lit, from, to }: MiniatureProps) {
	const dashes = (lamps: Lamp[], row: number) =>
		lamps.map((one) => `M${one.from - from} ${row + 0.5}h${Math.max(4, Math.min(one.to, to) - one.from - 3)}`).join("");
	const isLit = (one: Lamp) => lit?.has(one.objectId) ?? true;
	return (
		<svg viewBox={`0 0 ${to - from} ${group.lines.length}`} preserveAspectRatio="none" aria-hidden="true">
			{group.lines.map((line, row) => (
				<g key={line.trackId} stroke={line.color}>
					<path
						d={dashes(
							line.lamps.filter((one) => !isLit(one)),
							row,
						)}
						opacity=".3"
					/>
					<path d={dashes(line.lamps.filter(isLit), row)} />
				</g>
			))}
		</svg>
	);
});

import {
	type FocusEvent,
	type KeyboardEvent,
	type MouseEvent,
	type PointerEvent,
	useEffect,
	useMemo,
	useRef,
	useState,
} from "react";
import type { Score } from "../contract.ts";
import { type Direction, groupsOf, nearestLamp, neighbourLamp } from "../sheet.ts";

const OPEN_AFTER_MS = 90;
/** Time to move the mouse from a lamp to its card. */
const CLOSE_AFTER_MS = 260;
const KEYS: Record<string, Direction | undefined> = {
	ArrowLeft: "left",
	ArrowRight: "right",
	ArrowUp: "up",
	ArrowDown: "down",
};

const lampAt = (target: EventTarget | null) =>
	target instanceof Element ? (target.closest<HTMLElement>("[data-lamp]") ?? undefined) : undefined;
const idOf = (lamp: HTMLElement) => Number(lamp.dataset["lamp"]);
const isInCard = (target: EventTarget | null) => target instanceof Element && target.closest("[data-card]") !== null;
const lampOf = (sheet: Element, id: number) => sheet.querySelector<HTMLElement>(`[data-lamp="${id}"]`);

/** The open lamp, with hover delays. A resting mouse does not close a lamp that a tap has opened. */
function useTimedLamp() {
	const [id, setId] = useState<number>();
	const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
	const isTapped = useRef(false);
	const stay = () => clearTimeout(timer.current);
	useEffect(() => stay, []);
	const openNow = (next: number | undefined, isByTap = false) => {
		stay();
		isTapped.current = isByTap;
		setId(next);
	};
	const openSoon = (next: number | undefined, ms: number) => {
		stay();
		timer.current = setTimeout(() => openNow(next), ms);
	};
	const leave = () => void (isTapped.current || openSoon(undefined, CLOSE_AFTER_MS));
	return { id, openNow, hover: (next: number) => openSoon(next, OPEN_AFTER_MS), leave, stay };
}

/** The lamp whose card is open because it is hovered, focused or tapped. */
// long: three ways of opening a lamp, which depend on each other
export function useOpenLamp(score: Score, openGroups: ReadonlySet<string>) {
	const { id, openNow, hover, leave, stay } = useTimedLamp();
	const [reached, setReached] = useState<number>();
	const lines = useMemo(() => shownLines(score, openGroups), [score, openGroups]);
	const isShown = lines.some((line) => line.lamps.some((lamp) => lamp.objectId === reached));
	const handlers = {
		onPointerOver(event: PointerEvent) {
			if (event.pointerType !== "mouse") return;
			const lamp = lampAt(event.target);
			if (lamp) hover(idOf(lamp));
			else if (isInCard(event.target)) stay();
			else leave();
		},
		onPointerLeave: (event: PointerEvent) => event.pointerType === "mouse" && leave(),
		onFocus(event: FocusEvent) {
			const lamp = lampAt(event.target);
			if (!lamp) return;
			setReached(idOf(lamp));
			if (lamp.matches(":focus-visible")) openNow(idOf(lamp));
		},
		onBlur(event: FocusEvent) {
			const to = event.relatedTarget;
			if (to && !lampAt(to) && !isInCard(to)) openNow(undefined);
		},
		onKeyDown(event: KeyboardEvent<HTMLElement>) {
			if (event.key === "Escape" && id !== undefined) {
				lampOf(event.currentTarget, id)?.focus();
				openNow(undefined);
			}
			const next = followArrow(event, lines);
			if (next !== undefined) openNow(next);
		},
		// Touch has no hover, so a tap opens the card, whose title is a link.
		onClick(event: MouseEvent<HTMLElement>) {
			const isTouch = (event.nativeEvent as globalThis.PointerEvent).pointerType === "touch";
			const near = isTouch ? (lampAt(event.target) ?? lampNear(event, lines)) : undefined;
			if (!near) return;
			event.preventDefault();
			event.stopPropagation();
			openNow(idOf(near), true);
		},
	};
	return {
		id,
		close: () => openNow(undefined),
		tabStop: isShown ? reached : lines[0]?.lamps[0]?.objectId,
		handlers,
	};
}

/** Focuses the lamp to which an arrow key moves, or returns undefined. */
function followArrow(event: KeyboardEvent<HTMLElement>, lines: ReturnType<typeof shownLines>): number | undefined {
	const lamp = lampAt(event.target);
	const direction = KEYS[event.key];
	if (!lamp || !direction || event.altKey || event.ctrlKey || event.metaKey) return undefined;
	event.preventDefault();
	const next = neighbourLamp(lines, idOf(lamp), direction);
	if (next !== undefined) lampOf(event.currentTarget, next)?.focus();
	return next;
}

/** The expanded lines of all days, from top to bottom. */
function shownLines({ days }: Score, openGroups: ReadonlySet<string>) {
	return days.flatMap((day) => {
		const groups = groupsOf(day);
		if (groups.length === 0) return day.lines;
		return groups.flatMap((group) =>
			openGroups.has(`${day.code} ${day.date} ${group.lines[0]?.trackId}`) ? group.lines : [],
		);
	});
}

/** The lamp nearest to a tap in a phone's column. */
function lampNear(event: MouseEvent, lines: ReturnType<typeof shownLines>): HTMLElement | undefined {
	const lane = event.target instanceof Element ? event.target.closest<HTMLElement>("[data-lane]") : null;
	const ids = [...(lane?.querySelectorAll<HTMLElement>("[data-lamp]") ?? [])].map(idOf);
	const lamps = lines.flatMap((line) => line.lamps.filter((lamp) => ids.includes(lamp.objectId)));
	const [first] = lamps;
	const firstBox = lane && first ? lampOf(lane, first.objectId)?.getBoundingClientRect() : undefined;
	if (!lane || !first || !firstBox) return undefined;
	// Minutes per pixel, from the first lamp's size.
	const isColumn = matchMedia("(max-width: 679px)").matches;
	const away = isColumn ? event.clientY - firstBox.top : event.clientX - firstBox.left;
	const minutes = (away / (isColumn ? firstBox.height : firstBox.width)) * (first.to - first.from);
	const id = nearestLamp(lamps, first.from + minutes);
	return id === undefined ? undefined : (lampOf(lane, id) ?? undefined);
}

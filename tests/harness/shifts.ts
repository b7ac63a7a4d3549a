/** A layout shift: its size, its time in ms, and its element. */
export type Shift = { value: number; startTime: number; what: string };

declare global {
	interface Window {
		shifts: Shift[];
	}
}

/** Runs in the browser before a page's own script, and records layout shifts. */
export function watchShifts(): void {
	window.shifts = [];
	new PerformanceObserver((list) => {
		for (const entry of list.getEntries()) {
			const { value, startTime, hadRecentInput, sources } = entry as PerformanceEntry & {
				value: number;
				hadRecentInput: boolean;
				sources: { node: Node | null }[];
			};
			const what = sources.map(({ node }) => (node as Element | null)?.className || node?.nodeName).join(", ");
			if (!hadRecentInput) window.shifts.push({ value, startTime, what });
		}
	}).observe({ type: "layout-shift", buffered: true });
}

export const sumOf = (shifts: readonly Shift[]): number => shifts.reduce((total, one) => total + one.value, 0);

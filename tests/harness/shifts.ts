/** Something that a page moved by itself: how much, after how many ms, and what. */
export type Shift = { value: number; startTime: number; what: string };

declare global {
	interface Window {
		shifts: Shift[];
	}
}

/** In the browser, before a page's own script: notes what the page moves by itself. */
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

/** How much a page moved by itself in all. */
export const sumOf = (shifts: readonly Shift[]): number => shifts.reduce((total, one) => total + one.value, 0);

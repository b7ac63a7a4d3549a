const STEPS: Record<string, [rows: number, columns: number] | undefined> = {
	ArrowUp: [-1, 0],
	ArrowDown: [1, 0],
	ArrowLeft: [0, -1],
	ArrowRight: [0, 1],
};

/** Focuses the nearest editable cell in the direction of an arrow key. Returns false for other keys. */
export function moveFrom(element: Element, key: string): boolean {
	const step = STEPS[key];
	const cell = element.closest("td");
	const rows = [...(cell?.closest("table")?.rows ?? [])];
	if (!step || !cell) return false;
	const [down, right] = step;
	let row = rows.indexOf(cell.parentElement as HTMLTableRowElement) + down;
	let column = cell.cellIndex + right;
	for (; rows[row]?.cells[column]; row += down, column += right) {
		const next = rows[row]?.cells[column]?.querySelector<HTMLElement>("[data-sheet-cell]");
		if (next) {
			next.focus();
			break;
		}
	}
	return true;
}

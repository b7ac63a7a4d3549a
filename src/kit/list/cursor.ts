/** The position behind a row: its id and its value in the sorted column. */
export type Cursor = { id: number; value: string };

/** "12.2025-04-30T10:00:00.000Z" */
export function cursorText({ id, value }: Cursor): string {
	return `${id}.${value}`;
}

/** Parses a position. Undefined for another text, which then selects the first page. */
export function cursorOf(text: string): Cursor | undefined {
	const match = /^([1-9]\d{0,9})\.(.*)$/.exec(text);
	return match ? { id: Number(match[1]), value: match[2] ?? "" } : undefined;
}

/** What documents are issued for: their `subject`. */
export function documentSubject(orderId: number): string {
	return `order:${orderId}`;
}

/** The order that a document was issued for. */
export function orderIdOf(subject: string): number | undefined {
	const id = /^order:(\d+)$/.exec(subject)?.[1];
	return id === undefined ? undefined : Number(id);
}

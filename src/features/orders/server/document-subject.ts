export function documentSubject(orderId: number): string {
	return `order:${orderId}`;
}

export function orderIdOf(subject: string): number | undefined {
	const id = /^order:(\d+)$/.exec(subject)?.[1];
	return id === undefined ? undefined : Number(id);
}

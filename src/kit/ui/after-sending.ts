/** How a field changes once the server has what was in it: it is emptied, but what was typed meanwhile stays. */
export function afterSending(sent: string): (now: string) => string {
	return (now) => (now === sent ? "" : now);
}

/** A field's text after a successful submission: empty, unless edited meanwhile. */
export function afterSending(sent: string): (now: string) => string {
	return (now) => (now === sent ? "" : now);
}

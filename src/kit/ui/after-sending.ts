/** A field's text after a successful submission: empty, unless the person has edited it meanwhile. */
export function afterSending(sent: string): (now: string) => string {
	return (now) => (now === sent ? "" : now);
}

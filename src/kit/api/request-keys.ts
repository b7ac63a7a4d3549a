/** A name for one submission: the same body sent again after a lost answer carries the same one. */
export function requestKeys(): (body: string) => string {
	let last = { body: "", key: "" };
	return (body) => {
		if (last.body !== body) {
			const random = crypto.getRandomValues(new Uint8Array(16));
			last = { body, key: Array.from(random, (byte) => byte.toString(16).padStart(2, "0")).join("") };
		}
		return last.key;
	};
}

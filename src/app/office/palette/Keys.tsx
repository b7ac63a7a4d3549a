/** Keys to press, one after the other or together. */
export function Keys({ keys }: { keys: readonly string[] }) {
	return keys.map((key) => (
		<kbd key={key} className="pal-key">
			{key}
		</kbd>
	));
}

/**
 * Two live regions for toasts. They exist from the start, because screen readers announce only changes to known
 * regions. Explicit `aria-live` keeps an open modal from hiding them.
 */
export function ToastRegion() {
	return (
		<div className="toasts">
			<div id="toasts-success" role="status" aria-live="polite" aria-atomic="false" />
			<div id="toasts-danger" role="alert" aria-live="assertive" aria-atomic="false" />
		</div>
	);
}

/**
 * Where toasts appear: two live regions that are in the document from the start, since a screen reader only tells what
 * comes into a region that it knows. `aria-live` is written out so that an open modal does not hide them.
 */
export function ToastRegion() {
	return (
		<div className="toasts">
			<div id="toasts-success" role="status" aria-live="polite" aria-atomic="false" />
			<div id="toasts-danger" role="alert" aria-live="assertive" aria-atomic="false" />
		</div>
	);
}

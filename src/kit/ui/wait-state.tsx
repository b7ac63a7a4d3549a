/**
 * A page's state while its island loads. `text` says what loads; it is the heading if the page has no other. `noScript`
 * tells readers without JavaScript what to do.
 */
export function WaitState({ text, noScript, isHeading }: { text: string; noScript: string; isHeading?: boolean }) {
	return (
		<div className="wrap state" role="status">
			<span className="spinner" aria-hidden="true" />
			{isHeading ? <h1 className="h-small">{text}</h1> : <p className="lead text-pretty">{text}</p>}
			<noscript>
				<p className="notice notice-warn">{noScript}</p>
			</noscript>
		</div>
	);
}

/**
 * A page's ground while its island asks the server: `text` says what for, as the page's heading where it has no other,
 * and `noScript` what those without JavaScript can do.
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

/** The header. */
export function SiteHeader() {
	return <header />;
}

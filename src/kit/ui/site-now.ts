/**
 * The moment by the server's clock, which may stand elsewhere (`SITE_CLOCK`): the document says by how many milliseconds
 * it is ahead of the real one. In the browser only.
 */
export function siteNow(): Date {
	return new Date(Date.now() + Number(document.documentElement.dataset["ahead"] ?? 0));
}

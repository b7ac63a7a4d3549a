/** The current time by the server's clock (`SITE_CLOCK`). The document carries its offset in ms. Browser only. */
export function siteNow(): Date {
	return new Date(Date.now() + Number(document.documentElement.dataset["ahead"] ?? 0));
}

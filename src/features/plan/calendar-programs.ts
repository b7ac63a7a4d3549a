/** Links by which calendar programs subscribe. */
export function followAddresses(url: string, name: string): { name: string; href: string }[] {
	const webcal = url.replace(/^https?:/, "webcal:");
	const outlook = new URLSearchParams({ url, name });
	return [
		{ name: "Google", href: `https://calendar.google.com/calendar/r?${new URLSearchParams({ cid: webcal })}` },
		{ name: "Outlook", href: `https://outlook.live.com/calendar/0/addfromweb?${outlook}` },
		{ name: "Apple", href: webcal },
	];
}

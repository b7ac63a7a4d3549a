/** This page verifies a certificate; without a number it asks for one. */
export const CHECK_PAGE = "certificate";

export function checkPage(number: string): string {
	return `${CHECK_PAGE}/${number}`;
}

export function certificatePdfPath(eventCode: string): string {
	return `/api/event/${encodeURIComponent(eventCode)}/certificate.pdf`;
}

/** A plain link: LinkedIn learns nothing before a click. */
export function linkedInAddress(certificate: {
	name: string;
	organisation: string;
	issuedAt: Date;
	number: string;
	checkUrl: string;
}): string {
	const { name, organisation, issuedAt, number, checkUrl } = certificate;
	const query = new URLSearchParams({
		startTask: "CERTIFICATION_NAME",
		name,
		organizationName: organisation,
		issueYear: String(issuedAt.getUTCFullYear()),
		issueMonth: String(issuedAt.getUTCMonth() + 1),
		certId: number,
		certUrl: checkUrl,
	});
	return `https://www.linkedin.com/profile/add?${query}`;
}

import type { LectureLecturer } from "../../agenda/contract.ts";

/** A lecturer's photo or initials. */
export function Face({ person }: { person: LectureLecturer }) {
	if (!person.imageUrl)
		return (
			<span className="lc-face" aria-hidden="true">
				{person.firstName.slice(0, 1)}
				{person.lastName.slice(0, 1)}
			</span>
		);
	// The smallest stored width is sharp at this size on all screens.
	const src = person.imageUrl.replace(/-640\.webp$/, "-96.webp");
	return <img className="lc-face" src={src} alt="" width={42} height={42} loading="lazy" decoding="async" />;
}

/** Kinds of exhibitors (spec §3). */
export const RECRUITMENT = 0;
export const MARKETING = 1;

/** Logos per wall of the landing page before "show all". */
export const PLATES_SHOWN = { [RECRUITMENT]: 14, [MARKETING]: 7 } as const;

/** Logos on phones before the "show all" button (as in `exhibitors.css`). */
export const PLATES_ON_PHONES = 6;

/** Spec §9: logos in the sponsor's modal. */
export const LOGOS_SHOWN = 14;

/** A company on the landing page; `isOnDuty`: staff is available at its stand. */
export type CompanyPlate = { id: number; name: string; logoUrl: string; isOnDuty: boolean };

/** Type for the parameter of `Exhibitors/List`; undefined for `all`. */
export function requestedType(parameter: string): 0 | 1 | undefined {
	return parameter === "0" ? RECRUITMENT : parameter === "1" ? MARKETING : undefined;
}

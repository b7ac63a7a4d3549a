export const RECRUITMENT = 0;
export const MARKETING = 1;

/** The number of logos in each exhibitor section of the landing page before "show all". */
export const PLATES_SHOWN = { [RECRUITMENT]: 14, [MARKETING]: 7 } as const;

/** The same number on phones (as in `exhibitors.css`). */
export const PLATES_ON_PHONES = 6;

/** On tablets only full rows stand before "show all" (as in `exhibitors.css`). */
export const PLATES_A_TABLET_ROW = 4;

/** Spec §9. */
export const LOGOS_SHOWN = 14;

/** `isOnDuty` means that staff is available at the stand. */
export type CompanyPlate = { id: number; name: string; logoUrl: string; isOnDuty: boolean };

/** Undefined for `all`. */
export function requestedType(parameter: string): 0 | 1 | undefined {
	return parameter === "0" ? RECRUITMENT : parameter === "1" ? MARKETING : undefined;
}

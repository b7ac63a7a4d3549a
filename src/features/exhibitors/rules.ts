/** The two kinds of exhibitors (spec §3). */
export const RECRUITMENT = 0;
export const MARKETING = 1;

/** How many plates a wall of the landing page shows before "show all". */
export const PLATES_SHOWN = { [RECRUITMENT]: 14, [MARKETING]: 7 } as const;

/** How many plates phones see before the button to all (as in `exhibitors.css`). */
export const PLATES_ON_PHONES = 6;

/** Spec §9: how many logos the sponsor's window shows. */
export const LOGOS_SHOWN = 14;

/** What the landing page shows of a company: plain data. Somebody on duty waits at its stand to talk. */
export type CompanyPlate = { id: number; name: string; logoUrl: string; isOnDuty: boolean };

/** The type that the parameter of `Exhibitors/List` asks for; undefined for `all`. */
export function requestedType(parameter: string): 0 | 1 | undefined {
	return parameter === "0" ? RECRUITMENT : parameter === "1" ? MARKETING : undefined;
}

import { createContext, useContext, useEffect } from "react";
import { useLocation, useSearchParams } from "wouter";
import type { OwnExhibitor } from "../../features/exhibitors/staff-contract.ts";
import { invariant } from "../../kit/invariant/invariant.ts";
import { exhibitorPath } from "../client/addresses.ts";
import { useFrame } from "../client/use-frame.ts";

export const WorkplaceContext = createContext<OwnExhibitor | undefined>(undefined);

export const useWorkplace = (): OwnExhibitor => invariant(useContext(WorkplaceContext), "the company of the area");

/**
 * Returns the company in the URL, or else the person's first company of this event. People without a company here go to
 * their other event's app. Undefined while loading or leaving.
 */
export function useChosenExhibitor(own: OwnExhibitor[] | undefined): OwnExhibitor | undefined {
	const { lang, event } = useFrame();
	const [query] = useSearchParams();
	const [pathname] = useLocation();
	const here = own?.filter((one) => one.eventCode === event.code) ?? [];
	const chosen = here.find((one) => String(one.objectId) === query.get("company")) ?? here[0];
	const elsewhere = chosen ? undefined : own?.[0];
	useEffect(() => {
		if (elsewhere) location.replace(exhibitorPath(lang, elsewhere.eventCode, elsewhere.objectId, pathname));
	}, [elsewhere, lang, pathname]);
	return chosen;
}

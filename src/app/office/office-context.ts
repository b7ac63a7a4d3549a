import { createContext, useContext } from "react";
import type { getOfficeMe } from "../../features/organisers/me-contract.ts";
import type { ResponseOf } from "../../kit/contract/call.ts";
import { invariant } from "../../kit/invariant/invariant.ts";

/** The organiser at this event. */
export type Office = ResponseOf<typeof getOfficeMe>;

export const OfficeContext = createContext<Office | undefined>(undefined);

export const useOffice = (): Office => invariant(useContext(OfficeContext), "the organiser");

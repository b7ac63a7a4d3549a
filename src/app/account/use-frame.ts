import { createContext, useContext } from "react";
import { must } from "../../kit/must/must.ts";
import type { AccountFrame } from "./frame.ts";

export const FrameContext = createContext<AccountFrame | undefined>(undefined);

/** The language and the event that the account is open in. */
export const useFrame = (): AccountFrame => must(useContext(FrameContext), "the account's frame");

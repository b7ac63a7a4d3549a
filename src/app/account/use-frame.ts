import { createContext, useContext } from "react";
import { invariant } from "../../kit/invariant/invariant.ts";
import type { AccountFrame } from "./frame.ts";

export const FrameContext = createContext<AccountFrame | undefined>(undefined);

export const useFrame = (): AccountFrame => invariant(useContext(FrameContext), "the account's frame");

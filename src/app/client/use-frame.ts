import { createContext, useContext } from "react";
import { invariant } from "../../kit/invariant/invariant.ts";
import type { AppFrame } from "./frame.ts";

export const FrameContext = createContext<AppFrame | undefined>(undefined);

export const useFrame = (): AppFrame => invariant(useContext(FrameContext), "the account's frame");

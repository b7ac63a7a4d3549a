import { createContext, useContext } from "react";

/** Runs a call; if it needs a proof of the session, asks for one and runs it again. */
export type Prove = <T>(work: () => Promise<T>) => Promise<T>;

export const ProveContext = createContext<Prove>((work) => work());

export const useProve = (): Prove => useContext(ProveContext);

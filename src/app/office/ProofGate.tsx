import { lazy, type ReactNode, Suspense, useCallback, useRef, useState } from "react";
import { NEEDS_PROOF } from "../../features/organisers/proof.ts";
import { CallFailure } from "../../kit/api/call.ts";
import type { Office } from "./office-context.ts";
import { type Prove, ProveContext } from "./pieces/prove.ts";

const ProofDialog = lazy(async () => ({ default: (await import("./ProofDialog.tsx")).ProofDialog }));

const needsProof = (error: unknown) => error instanceof CallFailure && error.problem?.type === NEEDS_PROOF;

/** Asks for a proof when a call needs one, and repeats the call. Calls that wait at the same time share one dialog. */
export function ProofGate({ office, children }: { office: Office | undefined; children: ReactNode }) {
	const [isAsking, setAsking] = useState(false);
	const waiting = useRef<((isProved: boolean) => void)[]>([]);
	const prove: Prove = useCallback(async (work) => {
		try {
			return await work();
		} catch (error) {
			if (!needsProof(error)) throw error;
			setAsking(true);
			const isProved = await new Promise<boolean>((resolve) => void waiting.current.push(resolve));
			if (!isProved) throw error;
			return work();
		}
	}, []);
	const answer = (isProved: boolean) => {
		setAsking(false);
		for (const resolve of waiting.current.splice(0)) resolve(isProved);
	};
	return (
		<ProveContext value={prove}>
			{children}
			{isAsking && office && (
				<Suspense>
					<ProofDialog needsCode={office.proof.needsCode} hasPasskey={office.proof.hasPasskey} onAnswer={answer} />
				</Suspense>
			)}
		</ProveContext>
	);
}

import { useEffect, useState } from "react";
import { call } from "../../../kit/api/call.ts";
import type { Lang } from "../../../kit/i18n/lang.ts";
import { getSecondFactor, type OwnSecondFactor } from "../factor-contract.ts";
import { getPasskeys, type OwnPasskey } from "../passkey-contract.ts";

type Factors = { factor: OwnSecondFactor; passkeys: OwnPasskey[] };

export function useFactors(lang: Lang) {
	const [factors, setFactors] = useState<Factors | "failed">();
	const load = async () => {
		const query = { lang };
		try {
			const [factor, { passkeys }] = await Promise.all([
				call(getSecondFactor, { query }),
				call(getPasskeys, { query }),
			]);
			setFactors({ factor, passkeys });
		} catch {
			setFactors("failed");
		}
	};
	useEffect(() => void load(), [lang]);
	const change = (more: Partial<Factors>) => setFactors((was) => (was && was !== "failed" ? { ...was, ...more } : was));
	return { factors, load, change };
}

import { useEffect, useState } from "react";
import { CallFailure, call } from "../../../../kit/api/call.ts";
import type { ResponseOf } from "../../../../kit/contract/call.ts";
import type { Lang } from "../../../../kit/i18n/lang.ts";
import { announceLogOut, useLogOutElsewhere } from "../../../../kit/ui/log-out-elsewhere.ts";
import { logOut } from "../../../account/contract.ts";
import { me } from "../../../account/me-contract.ts";
import type { HolderValues } from "../../../orders/payment-fields.ts";
import { forgetTyped } from "../forget-typed.ts";
import { forgetHint, isHinted } from "../session-hint.ts";

export type KnownPerson = ResponseOf<typeof me>;

/** Opens the page without typed text, which a reload would keep in some browsers. */
function reopenPage(): void {
	forgetTyped();
	location.replace(location.pathname + location.search);
}

/**
 * `isShown`: the page was rendered with the log-in hint. Without it no request is sent, which spares visitors a refused
 * call.
 */
export function usePerson(lang: Lang, isShown = false) {
	const [known, setKnown] = useState<KnownPerson>();
	/** Whether a person is logged in but not loaded yet. */
	const [isExpected, setExpected] = useState(isShown);
	const [isAsking, setAsking] = useState(false);
	const ask = async () => {
		setAsking(true);
		try {
			setKnown(await call(me, { query: { lang } }));
		} catch (error) {
			if (error instanceof CallFailure && error.status === 401) {
				setKnown(undefined);
				forgetHint();
			}
		}
		setAsking(false);
		setExpected(false);
	};
	const leave = async () => {
		await call(logOut, { query: { lang } }).then(() => setKnown(undefined), ask);
		forgetTyped();
		announceLogOut();
	};
	useLogOutElsewhere(reopenPage);
	useEffect(() => {
		if (isHinted()) void ask();
		else setExpected(false);
	}, []);
	useEffect(() => {
		// the person may have logged out since the page was cached
		const back = ({ persisted }: PageTransitionEvent) => {
			if (persisted && (known || isHinted())) void ask();
		};
		addEventListener("pageshow", back);
		return () => removeEventListener("pageshow", back);
	}, [known]);
	return { known, isExpected, isAsking, ask, leave };
}

/** By default the logged-in person receives the parcel and the invoice. */
export function useHolder(lang: Lang, set: (holder: HolderValues) => void): void {
	const { known } = usePerson(lang);
	useEffect(() => {
		if (known) set({ firstName: known.firstName, lastName: known.lastName });
	}, [known]);
}

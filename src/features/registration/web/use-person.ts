import { useEffect, useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import { CallFailure, call } from "../../../kit/api/call.ts";
import type { ResponseOf } from "../../../kit/contract/call.ts";
import type { Lang } from "../../../kit/i18n/lang.ts";
import { logOut } from "../../account/contract.ts";
import { me } from "../../account/me-contract.ts";
import type { FormValues } from "../values.ts";
import { forgetHint, isHinted } from "./session-hint.ts";

export type KnownPerson = ResponseOf<typeof me>;

/** Who is logged in; `isShown`: the page was made for somebody who has logged in on this device. Nobody is asked for where nobody has logged in on this device; that spares visitors a refused call. */
export function usePerson(lang: Lang, isShown = false) {
	const [known, setKnown] = useState<KnownPerson>();
	/** Somebody has logged in on this device, and who it is has not been told yet. */
	const [isExpected, setExpected] = useState(isShown);
	const [isAsking, setAsking] = useState(false);
	/** Asks anew; an answer that is missing changes nothing. */
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
	};
	useEffect(() => {
		if (isHinted()) void ask();
		else setExpected(false);
	}, []);
	return { known, isExpected, isAsking, ask, leave };
}

/** A parcel and an invoice of one's own are for the person who is logged in, if nobody else is named. */
export function useHolder(lang: Lang, { setValue }: Pick<UseFormReturn<FormValues>, "setValue">): void {
	const { known } = usePerson(lang);
	useEffect(() => {
		if (!known) return;
		setValue("firstName", known.firstName);
		setValue("lastName", known.lastName);
	}, [known]);
}

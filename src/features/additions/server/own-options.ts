import type { availabilityOf } from "../../options/server/availability.ts";
import type { OptionRecord } from "../../options/server/store.ts";
import { cancelRefusal } from "../../ticket-holders/cancel.ts";
import { handOverEnd } from "../../ticket-holders/hand-over.ts";
import type { Extendable, TakenOption } from "../../ticket-holders/server/chosen-options-store.ts";
import type { OwnOptions } from "../contract.ts";
import { additionRefusal } from "../rules.ts";
import { addableTo } from "./add-options.ts";

type OptionFacts = {
	all: OptionRecord[];
	taken: TakenOption[];
	available: Awaited<ReturnType<typeof availabilityOf>>;
	/** The ids of registrations that other orders extended or changed. */
	extended: readonly number[];
	now: Date;
};

/** Includes options that can still be added. */
export function ownOptionsShape(one: Extendable, { all, taken, available, extended, now }: OptionFacts): OwnOptions {
	const { id: registrationId, packageId, status, isOnline, eventCode, eventName, eventNameEn, packageName } = one;
	const has = taken.filter((it) => it.registrationId === registrationId);
	const refusal = additionRefusal(one, now) ?? null;
	const options = all.filter((it) => it.packageId === packageId);
	return {
		registrationId,
		status,
		isOnline,
		eventCode,
		eventName,
		eventNameEn,
		packageName,
		options: refusal ? [] : addableTo(one, options, has).map(available),
		canCancel: one.status === "confirmed" && !cancelRefusal(one, now) && !extended.includes(registrationId),
		canHandOver: one.status === "confirmed" && handOverEnd(one) > now && one.endsAt > now && !one.isChanging,
		refusal,
		taken: has.map(({ registrationId: _, ...it }) => it),
	};
}

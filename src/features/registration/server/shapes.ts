import type { availabilityOf } from "../../options/server/availability.ts";
import type { OptionRecord } from "../../options/server/store.ts";
import { additionRefusal } from "../addition.ts";
import type { OwnOptions } from "../addition-contract.ts";
import { addableTo } from "./add-options.ts";
import type { Extendable, TakenOption } from "./chosen-options-store.ts";

type OptionFacts = {
	/** Options and what is taken of all registrations of the person. */
	all: OptionRecord[];
	taken: TakenOption[];
	available: Awaited<ReturnType<typeof availabilityOf>>;
	now: Date;
};

/** A registration with what it has besides its package, and what can still be added to it. */
export function ownOptionsShape(one: Extendable, { all, taken, available, now }: OptionFacts): OwnOptions {
	const { id: registrationId, packageId, status, isOnline, eventCode, eventName, eventNameEn, packageName } = one;
	const has = taken.filter((it) => it.registrationId === registrationId);
	const options = all.filter((it) => it.packageId === packageId);
	return {
		...{ registrationId, status, isOnline, eventCode, eventName, eventNameEn, packageName },
		options: additionRefusal(one, now) ? [] : addableTo(one, options, has).map(available),
		taken: has.map(({ registrationId: _, ...it }) => it),
	};
}

import { Failure } from "../../../kit/http/failure.ts";
import type { Count, GiveBack } from "../../../kit/http/gate.ts";

/** 409: too few places of a package, option, lecture or way of attending. It uses up no rate limit. */
export class LackOfPlaces extends Failure {
	constructor(...[title, rest]: [ConstructorParameters<typeof Failure>[1], ConstructorParameters<typeof Failure>[2]?]) {
		super(409, title, rest);
	}
}

/** Runs `work`; when it throws `LackOfPlaces`, undoes the rate-limit uses that `isReturned` selects. */
export async function uncountedWithoutPlaces<N extends string, T>(
	{ count, giveBack }: { count: Count<N>; giveBack: GiveBack<N> },
	isReturned: (of: N | undefined) => boolean,
	work: (count: Count<N>) => Promise<T>,
): Promise<T> {
	const counted: (N | undefined)[] = [];
	const noted: Count<N> = async (of, how) => {
		await count(of, how);
		counted.push(of);
	};
	try {
		return await work(noted);
	} catch (error) {
		if (error instanceof LackOfPlaces) await Promise.all(counted.filter(isReturned).map((of) => giveBack(of)));
		throw error;
	}
}

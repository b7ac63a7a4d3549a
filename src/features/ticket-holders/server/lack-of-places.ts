import { Failure } from "../../../kit/http/failure.ts";
import type { Count, GiveBack } from "../../../kit/http/gate.ts";

/** 409 for a package, option, lecture or way of attending. It uses up no rate limit. */
export class LackOfPlaces extends Failure {
	constructor(...[title, rest]: [ConstructorParameters<typeof Failure>[1], ConstructorParameters<typeof Failure>[2]?]) {
		super(409, title, rest);
	}
}

/** Runs `work`. If it throws, returns the rate-limit uses that `isReturned` selects for the error. */
export async function returningUses<N extends string, T>(
	{ count, giveBack }: { count: Count<N>; giveBack: GiveBack<N> },
	isReturned: (of: N | undefined, error: unknown) => boolean,
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
		await Promise.all(counted.filter((of) => isReturned(of, error)).map((of) => giveBack(of)));
		throw error;
	}
}

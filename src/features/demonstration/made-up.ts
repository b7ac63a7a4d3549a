/** Everybody whom the demonstration makes up has an id like this: no account that somebody makes is like it. */
const MADE_UP = /^00000000-0000-4000-[9a]000-\d{9}(\d{3})$/;
/** As whom nobody can log in: they answer by themselves. */
const PARTICIPANT = /^00000000-0000-4000-9000-/;

/** Whether an account is of somebody who is made up. */
export const isMadeUp = (accountId: string): boolean => MADE_UP.test(accountId);

/**
 * After how many seconds somebody who is made up accepts an invitation, from five to a minute; undefined for the one in
 * three who let it wait, and for those as whom one may log in.
 */
export function secondsToAccept(accountId: string): number | undefined {
	const number = Number(MADE_UP.exec(accountId)?.[1]);
	if (!PARTICIPANT.test(accountId) || number % 3 === 2) return undefined;
	return 5 + ((number * 13) % 56);
}

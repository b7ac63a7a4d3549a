import type { ReactNode } from "react";

/** The acts that the server allows this person on a record. */
export type Abilities<Act extends string> = Readonly<Record<Act, boolean>>;

/** Shows its content only if the record allows the act. The browser knows no roles. */
export function Can<Act extends string>({
	can,
	act,
	children,
}: {
	can: Abilities<Act>;
	act: Act;
	children: ReactNode;
}) {
	return can[act] ? children : null;
}

import { Redirect } from "wouter";
import { menuOf } from "./menu.ts";
import { useOffice } from "./office-context.ts";
import { NoRight } from "./Refusals.tsx";

/** Opens the first screen that this person may see. */
export function Start() {
	const { rights } = useOffice();
	const [first] = menuOf(rights).flatMap((group) => group.items);
	return first ? <Redirect to={first.path} replace /> : <NoRight />;
}

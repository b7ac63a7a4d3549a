import type { Page } from "./frame.ts";

/** The page for addresses that do not exist. */
export function NotFound({ head }: Page) {
	return <main>{head.title}</main>;
}

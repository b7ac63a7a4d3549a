import type { Page } from "./frame.ts";

/** The landing page of an event. */
export function Landing({ data }: Page) {
	return <main>{(data as { headline: string }).headline}</main>;
}

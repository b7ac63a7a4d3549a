import { type ComponentType, createContext, useContext } from "react";
import { renderToString } from "react-dom/server";
import type { IslandName } from "./browser.ts";

/** When the browser wakes an island: at once, when it is idle, when it comes near, when it is seen, or for who is logged in alone. */
export type Wake = "now" | "idle" | "visible" | "seen" | "known";

export type IslandProps = { name: string; props: unknown };

/** Collects the properties of the islands of one document, in order. */
export const IslandsOf = createContext<IslandProps[]>([]);

/**
 * A part of a document that lives in the browser. Server only: it is rendered apart, so that the ids which React
 * gives inside it are the same when the browser hydrates just this part.
 */
export function Island<P extends object>({
	name,
	wake,
	of: Component,
	props,
	className,
}: {
	/** The name under which `browser.ts` finds the component. */
	name: IslandName;
	wake: Wake;
	of: ComponentType<P>;
	props: P;
	className?: string;
}) {
	const islands = useContext(IslandsOf);
	const index = islands.push({ name, props }) - 1;
	const html = renderToString(<Component {...props} />, { identifierPrefix: `i${index}-` });
	return (
		<div
			className={className}
			data-island={name}
			data-index={index}
			data-wake={wake}
			dangerouslySetInnerHTML={{ __html: html }}
		/>
	);
}

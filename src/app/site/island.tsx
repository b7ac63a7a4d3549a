import { type ComponentType, createContext, useContext } from "react";
import { renderToString } from "react-dom/server";
import type { IslandName } from "./browser.ts";

/** When an island hydrates: at once, when idle, when near, when visible, or only for logged-in visitors. */
export type Wake = "now" | "idle" | "visible" | "seen" | "known";

export type IslandProps = { name: string; props: unknown };

export const IslandsOf = createContext<IslandProps[]>([]);

/**
 * A part of the document that the browser hydrates. Only the server renders this component. It is rendered separately,
 * so that React's ids match when only this part hydrates.
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

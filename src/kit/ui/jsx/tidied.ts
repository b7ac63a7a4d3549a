import { tidyChildren } from "../../i18n/no-break.ts";

/** Elements whose text is a value, a name or code stay unchanged. */
const AS_IT_IS = new Set<unknown>(["option", "textarea", "title", "code", "pre", "script", "style"]);

/**
 * An element's properties with tidied child texts. JSX creates the object for this element alone, so it may be
 * changed.
 */
export function tidied<Props>(type: unknown, props: Props): Props {
	const own = props as { children?: unknown };
	if (own.children !== undefined && !AS_IT_IS.has(type)) own.children = tidyChildren(own.children);
	return props;
}

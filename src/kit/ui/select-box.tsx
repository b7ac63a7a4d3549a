import type { ComponentProps } from "react";
import { Icon } from "./icons.tsx";

/** A native `select` with the site's arrow. */
export function SelectBox(props: Omit<ComponentProps<"select">, "className">) {
	return (
		<span className="relative block">
			<select className="field-input appearance-none pr-12" {...props} />
			<Icon name="down" className="absolute right-4 top-[18px] pointer-events-none text-muted" />
		</span>
	);
}

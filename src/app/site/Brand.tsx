import type { Frame } from "./frame.ts";
import { texts } from "./texts.ts";

export function Brand({ frame }: { frame: Frame }) {
	return (
		<a href={frame.base || "/"} className="brand" aria-label={texts.home[frame.lang]}>
			<img src="/favicon.svg" width="36" height="36" alt="" />
			<span>estrada</span>
		</a>
	);
}

import type { ReactNode } from "react";
import { useTitle } from "./use-title.ts";

export function ScreenHead({ title, lead, children }: { title: string; lead?: ReactNode; children?: ReactNode }) {
	useTitle(title);
	return (
		<header className="acc-head">
			<div className="grid gap-2 min-w-0">
				<h1 className="acc-title">{title}</h1>
				{lead && <p className="lead text-pretty">{lead}</p>}
			</div>
			{children}
		</header>
	);
}

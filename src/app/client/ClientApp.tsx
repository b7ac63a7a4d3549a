import { QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { Router } from "wouter";
import type { AppFrame } from "./frame.ts";
import { guardedNavigation } from "./navigation.ts";
import { appQueries } from "./queries.ts";
import { type Screen, useScreenFinder } from "./screens.tsx";
import { FrameContext } from "./use-frame.ts";

type Props = { frame: AppFrame; root: string; screens: readonly Screen[]; children: ReactNode };

/** `root` is the app's address, "/en/e/DSS25/account". */
export function ClientApp({ frame, root, screens, children }: Props) {
	const screenAt = useScreenFinder(screens);
	const [aroundNav] = useState(() =>
		guardedNavigation((pathname) => screenAt(pathname.slice(root.length) || "/")?.load?.()),
	);
	const [queries] = useState(appQueries);
	return (
		<FrameContext value={frame}>
			<QueryClientProvider client={queries}>
				<Router base={root} aroundNav={aroundNav}>
					{children}
				</Router>
			</QueryClientProvider>
		</FrameContext>
	);
}

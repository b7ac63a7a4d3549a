import { QueryClientProvider } from "@tanstack/react-query";
import { useState } from "react";
import { createBrowserRouter, type RouteObject, RouterProvider } from "react-router";
import type { AccountFrame } from "./frame.ts";
import { accountQueries } from "./queries.ts";
import { FrameContext } from "./use-frame.ts";

type Props = { frame: AccountFrame; root: string; routes: RouteObject[] };

/** An app of screens. `root`: where its addresses begin, "/en/e/DSS25/account". */
export function ClientApp({ frame, root, routes }: Props) {
	const [router] = useState(() => createBrowserRouter(routes, { basename: root }));
	const [queries] = useState(accountQueries);
	return (
		<FrameContext value={frame}>
			<QueryClientProvider client={queries}>
				<RouterProvider router={router} />
			</QueryClientProvider>
		</FrameContext>
	);
}

import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { ownExhibitorsQuery } from "../../features/exhibitors/web/staff-queries.ts";
import { AppMain, AppShell, ScreenPlace } from "../client/AppShell.tsx";
import { ScreenFailed } from "../client/ScreenFailed.tsx";
import { ScreenSkeleton } from "../client/ScreenSkeleton.tsx";
import { useAppSession } from "../client/use-app-session.ts";
import { useFrame } from "../client/use-frame.ts";
import { useLeave } from "../client/use-leave.ts";
import { ExhibitorBar } from "./ExhibitorBar.tsx";
import { ExhibitorRail } from "./ExhibitorRail.tsx";
import { NoStaff } from "./NoStaff.tsx";
import { useChosenExhibitor, WorkplaceContext } from "./workplace.ts";

export function ExhibitorShell({ children }: { children: ReactNode }) {
	const { lang } = useFrame();
	const session = useAppSession();
	const own = useQuery(ownExhibitorsQuery(lang));
	const workplace = useChosenExhibitor(own.data);
	const leave = useLeave();
	const rail = { workplace, own: own.data ?? [], person: session.person, onLeave: leave };
	const content = () => {
		if (own.data?.length === 0) return <NoStaff />;
		if (own.isError && !own.data)
			return <ScreenFailed error={own.error} resetErrorBoundary={() => void own.refetch()} />;
		if (!workplace) return <ScreenSkeleton />;
		return (
			<WorkplaceContext value={workplace}>
				<ScreenPlace isOver={session.isOver} id={String(workplace.objectId)}>
					{children}
				</ScreenPlace>
			</WorkplaceContext>
		);
	};
	return (
		<AppShell session={session} className="acc exh">
			<ExhibitorRail {...rail} />
			<div className="exh-page">
				<ExhibitorBar {...rail} />
				<AppMain>{content()}</AppMain>
			</div>
		</AppShell>
	);
}

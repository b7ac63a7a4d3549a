import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useRef, useState } from "react";
import { useLocation } from "wouter";
import { officeQuery } from "../../features/organisers/web/office-query.ts";
import { CallFailure } from "../../kit/api/call.ts";
import { useLogOutElsewhere } from "../../kit/ui/log-out-elsewhere.ts";
import { AppMain, AppShell, ScreenPlace } from "../client/AppShell.tsx";
import { ScreenFailed } from "../client/ScreenFailed.tsx";
import { ScreenSkeleton } from "../client/ScreenSkeleton.tsx";
import { useAppSession } from "../client/use-app-session.ts";
import { useFrame } from "../client/use-frame.ts";
import { useLeave } from "../client/use-leave.ts";
import { menuPlace } from "./menu.ts";
import { OfficeBar } from "./OfficeBar.tsx";
import { OfficeRail } from "./OfficeRail.tsx";
import { type Office, OfficeContext } from "./office-context.ts";
import { ProofGate } from "./ProofGate.tsx";
import { type FinderDialog, OfficeFinder } from "./palette/OfficeFinder.tsx";
import { forgetOfficeDrafts } from "./pieces/form/edit-version.ts";
import { FactorNeeded, NoRight, NoRole } from "./Refusals.tsx";

export function OfficeShell({ children }: { children: ReactNode }) {
	const { lang, event } = useFrame();
	const session = useAppSession();
	const office = useQuery(officeQuery(lang, event.code));
	const [dialog, setDialog] = useState<FinderDialog>();
	const leave = useLeave();
	useLogOutElsewhere(forgetOfficeDrafts);
	const onLeave = () => {
		forgetOfficeDrafts();
		void leave();
	};
	const onFind = () => setDialog("palette");
	const rail = { office: office.data, photoUrl: session.person?.photoUrl ?? null, onLeave, onFind };
	return (
		<AppShell session={session} className="acc off">
			<OfficeRail {...rail} />
			<div className="off-page">
				<OfficeBar {...rail} />
				<AppMain>
					<ProofGate office={office.data}>
						<Entrance office={office} isOver={session.isOver}>
							{children}
						</Entrance>
					</ProofGate>
				</AppMain>
			</div>
			{office.data && <OfficeFinder office={office.data} open={dialog} onOpen={setDialog} />}
		</AppShell>
	);
}

type EntranceProps = {
	office: { data: Office | undefined; error: unknown; refetch(): Promise<unknown> };
	isOver: boolean;
	children: ReactNode;
};

/** The screen, or why it stays closed. Once open it stays, so that a role taken away leaves typed words on the page. */
function Entrance({ office, isOver, children }: EntranceProps) {
	const { data, error } = office;
	if (data?.isFactorMissing) return <FactorNeeded onCheck={() => void office.refetch()} />;
	if (data) {
		return (
			<Screen office={data} isOver={isOver}>
				{children}
			</Screen>
		);
	}
	if (error instanceof CallFailure && error.status === 404) return <NoRole />;
	// the log-in dialog opens
	if (error instanceof CallFailure && error.status === 401) return <ScreenSkeleton />;
	if (error) return <ScreenFailed error={error} resetErrorBoundary={() => void office.refetch()} />;
	return <ScreenSkeleton />;
}

function Screen({ office, isOver, children }: { office: Office; isOver: boolean; children: ReactNode }) {
	const [pathname] = useLocation();
	const place = menuPlace(pathname);
	const openedPath = useRef("");
	const isAllowed = !place || office.rights.includes(place.item.right);
	if (isAllowed) openedPath.current = pathname;
	if (openedPath.current !== pathname) return <NoRight />;
	return (
		<OfficeContext value={office}>
			<ScreenPlace isOver={isOver}>{children}</ScreenPlace>
		</OfficeContext>
	);
}

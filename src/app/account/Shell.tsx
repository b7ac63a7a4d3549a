import type { ReactNode } from "react";
import { AppMain, AppShell, ScreenPlace } from "../client/AppShell.tsx";
import { useAppSession } from "../client/use-app-session.ts";
import { useLeave } from "../client/use-leave.ts";
import { BottomBar } from "./BottomBar.tsx";
import { PhoneMenu } from "./PhoneMenu.tsx";
import { SideMenu } from "./SideMenu.tsx";

export function Shell({ children }: { children: ReactNode }) {
	const session = useAppSession();
	const leave = useLeave();
	const menu = { person: session.person, onLeave: leave };
	return (
		<AppShell session={session} className="acc">
			<SideMenu {...menu} />
			<AppMain head={<PhoneMenu {...menu} />}>
				<ScreenPlace isOver={session.isOver}>{children}</ScreenPlace>
			</AppMain>
			<BottomBar />
		</AppShell>
	);
}

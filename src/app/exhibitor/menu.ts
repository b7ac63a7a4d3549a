import type { MenuGroup } from "../client/menu.ts";
import { exhibitorTexts as texts } from "./texts.ts";

export const EXHIBITOR_MENU: readonly MenuGroup[] = [
	{
		items: [
			{ path: "", label: texts.today, icon: "home" },
			{ path: "stand", label: texts.stand, icon: "wrench" },
			{ path: "team", label: texts.team, icon: "people" },
			{ path: "meetings", label: texts.meetings, icon: "calendar" },
			{ path: "leads", label: texts.leads, icon: "person" },
			{ path: "inbox", label: texts.inbox, icon: "chat" },
			{ path: "cvs", label: texts.cvs, icon: "briefcase" },
			{ path: "statistics", label: texts.statistics, icon: "chart" },
		],
	},
	{ heading: texts.atFair, items: [{ path: "scan", label: texts.scan, icon: "scan" }] },
];

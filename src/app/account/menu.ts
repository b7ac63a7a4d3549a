import type { MenuGroup, MenuItem } from "../client/menu.ts";
import { texts } from "./texts.ts";

const today: MenuItem = { path: "", label: texts.today, icon: "home" };
const search: MenuItem = { path: "search", label: texts.search, icon: "search" };
const agenda: MenuItem = { path: "agenda", label: texts.agenda, icon: "calendar" };
const ticket: MenuItem = { path: "ticket", label: texts.tickets, icon: "ticket" };
const recordings: MenuItem = { path: "recordings", label: texts.recordings, icon: "play" };
const chats: MenuItem = { path: "chats", label: texts.chats, icon: "chat" };
const certificate: MenuItem = { path: "certificate", label: texts.certificate, icon: "star" };
const recommend: MenuItem = { path: "recommend", label: texts.recommend, icon: "mail" };
const data: MenuItem = { path: "data", label: texts.data, icon: "person" };
const emails: MenuItem = { path: "emails", label: texts.emails, icon: "mail" };
const people: MenuItem = { path: "people", label: texts.people, icon: "people" };
const profile: MenuItem = { path: "profile", label: texts.profile, icon: "eye" };
const stands: MenuItem = { path: "stands", label: texts.stands, icon: "star" };
const briefcase: MenuItem = { path: "briefcase", label: texts.briefcase, icon: "list" };
const cv: MenuItem = { path: "cv", label: texts.cv, icon: "briefcase" };

const meetings: MenuItem = { path: "meetings", label: texts.meetings, icon: "clock" };

export const MENU: readonly MenuGroup[] = [
	{ items: [today, search] },
	{ heading: texts.conference, items: [agenda, recordings, stands, ticket] },
	{ heading: texts.peopleHeading, items: [people, chats, meetings] },
	{ heading: texts.yours, items: [certificate, recommend, data, emails, profile, cv, briefcase] },
];

/** The bottom bar on phones, with the ticket in the middle. */
export const BAR: readonly MenuItem[] = [
	today,
	{ ...agenda, label: texts.agendaShort },
	{ ...ticket, label: texts.ticket },
	people,
	chats,
];

import { queryOptions } from "@tanstack/react-query";
import { openCvsAddress } from "../../features/cvs/addresses.ts";
import type { getOpenCvs } from "../../features/cvs/contract.ts";
import { CVS } from "../../features/cvs/topics.ts";
import { getExhibitorStaff, getOwnExhibitors } from "../../features/exhibitors/staff-contract.ts";
import { getLeads } from "../../features/leads/contract.ts";
import { getExhibitorMeetings } from "../../features/meetings/staff-contract.ts";
import { MEETINGS } from "../../features/meetings/topics.ts";
import { call } from "../../kit/api/call.ts";
import type { Lang } from "../../kit/i18n/lang.ts";

export const ownExhibitorsQuery = (lang: Lang) =>
	queryOptions({
		queryKey: ["own-exhibitors", lang],
		queryFn: async () => (await call(getOwnExhibitors, { query: { lang } })).exhibitors,
	});

export const leadsQuery = (lang: Lang, id: number) =>
	queryOptions({
		queryKey: ["leads", id, lang],
		queryFn: () => call(getLeads, { params: { id }, query: { lang } }),
	});

export const openCvsQuery = (lang: Lang) =>
	queryOptions({
		queryKey: [CVS, lang],
		queryFn: () => call<typeof getOpenCvs>(openCvsAddress, { query: { lang } }),
	});

export const exhibitorMeetingsQuery = (lang: Lang, id: number) =>
	queryOptions({
		queryKey: [MEETINGS, "exhibitor", id, lang],
		queryFn: () => call(getExhibitorMeetings, { params: { id }, query: { lang } }),
	});

export const teamQuery = (lang: Lang, id: number) =>
	queryOptions({
		queryKey: ["exhibitor-team", id, lang],
		queryFn: () => call(getExhibitorStaff, { params: { id }, query: { lang } }),
	});

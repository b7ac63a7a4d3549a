import { buffer } from "node:stream/consumers";
import { appointmentsOf } from "../features/appointments/server/store.ts";
import { companyMessagesBy, messagesForExport, unseenEmailTimes } from "../features/chat/server/member-store.ts";
import { sharesOf } from "../features/cvs/server/share-store.ts";
import { cvFileOf, cvFormOf, fetchedByStaff, fetchesOf } from "../features/cvs/server/store.ts";
import { invitationsTo } from "../features/exhibitors/server/invitation-store.ts";
import { exhibitorsOfStaff } from "../features/exhibitors/server/staff-store.ts";
import { leadsGivenBy, leadsTakenBy } from "../features/leads/server/store.ts";
import { listNotes } from "../features/matchmaking/server/note-store.ts";
import { invitationsForExport, reportsBy } from "../features/matchmaking/server/report-store.ts";
import { listSearches } from "../features/matchmaking/server/saved-search-store.ts";
import { bansOf, blockedBy } from "../features/matchmaking/server/store.ts";
import { meetingsOf } from "../features/meetings/server/store.ts";
import { invitationsTo as organiserInvitationsTo } from "../features/organisers/server/invitation-store.ts";
import { rolesOfAccount } from "../features/organisers/server/role-store.ts";
import { hiddenSince } from "../features/presence/server/store.ts";
import type { PersonalPart } from "../features/privacy/server/data-export.ts";
import { photoOf, profileEvents, profileOf } from "../features/profiles/server/store.ts";
import { viewsOfOwner } from "../features/saved-views/server/store.ts";
import { doneForStands, exportedFromStands } from "../features/stands/server/data-export-store.ts";
import { wishesOf } from "../features/weekly-figures/server/store.ts";
import type { Database } from "../kit/db/database.ts";
import type { PrivateFiles } from "../kit/files/private-files.ts";

type ForOthersDeps = { db: Database; privateFiles: PrivateFiles };

/** More than any list has. */
const ALL = 100_000;

// long: a list of parts, read as one
export function partsForOthers(deps: ForOthersDeps): PersonalPart[] {
	const { db } = deps;
	return [
		{
			name: "profile",
			title: { pl: "Profil publiczny i zdjęcie", en: "The public profile and the photo" },
			of: ({ id }) => profilePart(deps, id),
			count: async ({ id }) => [await profileOf(db, id), await photoOf(db, id)].filter(Boolean).length,
		},
		{
			name: "people",
			title: {
				pl: "Ludzie: zaproszenia, notatki, zapisane wyszukiwania, blokady, zgłoszenia, e-maile o zaproszeniach",
				en: "People: invitations, notes, saved searches, blocks, reports, e-mails about invitations",
			},
			of: ({ id }) => peoplePart(db, id),
			async count({ id }) {
				const { sent, received } = await invitationsForExport(db, id);
				return sent.length + received.length;
			},
		},
		{
			name: "cv",
			title: {
				pl: "CV: plik, formularz i to, którzy wystawcy mogą je pobrać i pobrali",
				en: "The CV: file, form, which exhibitors may fetch it and which did",
			},
			of: ({ id }) => cvPart(deps, id),
			count: async ({ id }) => [await cvFileOf(db, id), await cvFormOf(db, id)].filter(Boolean).length,
		},
		{
			name: "conversations",
			title: {
				pl: "Rozmowy: wszystkie wiadomości i listy o nich",
				en: "Conversations: every message, and e-mails about them",
			},
			of: async ({ id }) => ({
				data: {
					messages: await messagesForExport(db, id),
					writtenForCompanies: await companyMessagesBy(db, id),
					letters: (await unseenEmailTimes(db, id)) ?? null,
					onlineHiddenSince: await hiddenSince(db, id),
				},
			}),
			count: async ({ id }) => (await messagesForExport(db, id)).length,
		},
		{
			name: "appointments",
			title: { pl: "Spotkania z innymi uczestnikami", en: "Meetings with other participants" },
			of: async ({ id }) => ({ data: await appointmentsOf(db, id) }),
		},
		...partsAtExhibitors(db),
	];
}

// long: a list of parts, read as one
function partsAtExhibitors(db: Database): PersonalPart[] {
	return [
		{
			name: "meetings",
			title: { pl: "Spotkania z wystawcami", en: "Meetings with exhibitors" },
			of: async ({ id }) => ({ data: await meetingsOf(db, id) }),
		},
		{
			name: "contacts-given",
			title: {
				pl: "Kontakty u wystawców: komu, kiedy, na jakie słowa i co o Tobie zapisali",
				en: "Contacts with exhibitors: who has them, since when, the consent you gave, and their notes on you",
			},
			of: async ({ id }) => ({ data: await leadsGivenBy(db, id) }),
		},
		{
			name: "stands",
			title: {
				pl: "Stoiska: teczka z notatkami, wiadomości, zgłoszenia do pracy",
				en: "Stands: the briefcase with its notes, messages, job applications",
			},
			of: async ({ id }) => ({ data: await exportedFromStands(db, id) }),
			count: async ({ id }) => Object.values(await exportedFromStands(db, id)).flat().length,
		},
		{
			name: "exhibitors",
			title: {
				pl: "Wystawcy, dla których pracujesz: dyżury, odpowiedzi i CV, które dla nich pobrano",
				en: "The exhibitors that you work for: duties, answers, and the CVs that you downloaded for them",
			},
			of: async ({ id, email }) => ({
				data: {
					worksFor: await exhibitorsOfStaff(db, id),
					invitedTo: await invitationsTo(db, email),
					...(await doneForStands(db, id)),
					fetchedCvs: await fetchedByStaff(db, id),
					takenContacts: await leadsTakenBy(db, id),
				},
			}),
			count: async ({ id }) => (await exhibitorsOfStaff(db, id)).length,
		},
		{
			name: "organisers",
			title: {
				pl: "Biuro organizatora: Twoje role, zaproszenia do nich, liczby co tydzień i zapisane widoki",
				en: "The organisers’ office: your roles, the invitations to them, weekly figures and saved views",
			},
			of: async ({ id, email }) => ({
				data: {
					roles: await rolesOfAccount(db, id),
					invitedTo: await organiserInvitationsTo(db, email),
					weeklyFigures: await wishesOf(db, id),
					savedViews: await viewsOfOwner(db, id),
				},
			}),
			count: async ({ id }) => (await rolesOfAccount(db, id)).length,
		},
	];
}

async function profilePart({ db, privateFiles }: ForOthersDeps, accountId: string): ReturnType<PersonalPart["of"]> {
	const data = { profile: (await profileOf(db, accountId)) ?? null, shownAt: await profileEvents(db, accountId) };
	const photo = await photoOf(db, accountId);
	return { data, files: photo ? await privateFile(privateFiles, photo.large, "photo.webp") : [] };
}

/** The person's connections without the other side's data. Reporters stay unnamed. */
async function peoplePart(db: Database, accountId: string): ReturnType<PersonalPart["of"]> {
	return {
		data: {
			invitations: await invitationsForExport(db, accountId),
			blocked: (await blockedBy(db, accountId)).map(({ since }) => ({ since })),
			notes: await listNotes(db, accountId),
			savedSearches: await listSearches(db, accountId),
			reports: await reportsBy(db, accountId),
			bans: await bansOf(db, accountId),
		},
	};
}

async function cvPart({ db, privateFiles }: ForOthersDeps, accountId: string): ReturnType<PersonalPart["of"]> {
	const file = (await cvFileOf(db, accountId)) ?? null;
	const form = (await cvFormOf(db, accountId)) ?? null;
	const shares = (await sharesOf(db, accountId)).map(({ exhibitorId: _, ...share }) => share);
	const data = { file, form, shares, fetches: await fetchesOf(db, accountId, ALL) };
	return { data, files: file ? await privateFile(privateFiles, file.file, file.name) : [] };
}

/** Returns no file if it is missing. */
async function privateFile(files: PrivateFiles, stored: string, name: string) {
	const file = await files.open(stored);
	if (!file) return [];
	return [{ name, bytes: await buffer(await file.read()) }];
}

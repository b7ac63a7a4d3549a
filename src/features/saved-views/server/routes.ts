import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import type { FastifyInstance } from "fastify";
import { Failure } from "../../../kit/http/failure.ts";
import {
	type OfficeDeps,
	type OfficeEvent,
	type Organiser,
	serveOffice,
} from "../../organisers/server/serve-office.ts";
import { changeView, getSavedViews, removeView, type SavedView, saveView } from "../contract.ts";
import { LIST_RIGHTS, MAX_COUNTED, type ViewList } from "../rules.ts";
import { refusals } from "../texts.ts";
import { addSavedView, changeSavedView, removeSavedView, viewVersion } from "./change-views.ts";
import { viewsFor } from "./store.ts";
import type { ViewCounts } from "./view-counts.ts";

type Deps = Omit<OfficeDeps, "db"> & { db: NodePgDatabase; viewCounts: ViewCounts };
type ListRequest = { event: OfficeEvent; organiser: Organiser; params: { list: ViewList } };

export function savedViewRoutes(app: FastifyInstance, deps: Deps): void {
	serveOffice(app, deps, getSavedViews, async (request) => ({ views: await listed(deps, request) }));

	serveOffice(app, deps, saveView, async ({ body, ...request }) => ({
		objectId: await addSavedView(deps, askerOf(request), body),
	}));

	serveOffice(app, deps, changeView, async ({ body, ...request }) => {
		const { viewId } = request.params;
		await changeSavedView(deps, askerOf(request), { ...body, viewId });
		return { objectId: viewId };
	});

	serveOffice(app, deps, removeView, async (request) => {
		const { viewId } = request.params;
		const mayRemoveOthers = mayRemove(request.organiser);
		await removeSavedView(deps, askerOf(request), { viewId, mayRemoveOthers });
		return { objectId: viewId };
	});
}

const mayRemove = (organiser: Organiser) => organiser.may("organisers.manage");

/** Throws 403 without the right to read the list. */
function askerOf({ event, organiser, params: { list } }: ListRequest) {
	if (!organiser.may(LIST_RIGHTS[list])) throw new Failure(403, refusals.noRight);
	return { accountId: organiser.accountId, eventId: event.id, list };
}

async function listed({ db, clock, viewCounts }: Deps, request: ListRequest): Promise<SavedView[]> {
	const { event, organiser } = request;
	const asker = askerOf(request);
	const views = await viewsFor(db, asker);
	const addresses = views.map(({ address }) => address);
	const of = { event, organiser, now: clock.now(), max: MAX_COUNTED };
	const counts = await viewCounts[asker.list](db, of, addresses);
	const shapes = views.map((one, index): SavedView => {
		const isOwn = one.accountId === organiser.accountId;
		return {
			objectId: one.id,
			name: one.name,
			address: one.address,
			isShared: one.eventId !== null,
			ownerName: isOwn ? null : `${one.firstName} ${one.lastName}`,
			count: counts[index] ?? null,
			version: viewVersion(one),
			can: { change: isOwn, remove: isOwn || mayRemove(organiser) },
		};
	});
	return [...shapes.filter(({ can }) => can.change), ...shapes.filter(({ can }) => !can.change)];
}

import type { FastifyInstance } from "fastify";
import type { BodyOf } from "../../../kit/contract/call.ts";
import type { FieldName } from "../../../kit/contract/form.ts";
import type { Tx } from "../../../kit/db/database.ts";
import { assertNoErrors, Failure, notFound } from "../../../kit/http/failure.ts";
import { serve } from "../../../kit/http/serve.ts";
import * as store from "../../stands/server/editor-store.ts";
import { workplace } from "../../stands/server/inbox.ts";
import { standOf } from "../../stands/server/store.ts";
import * as calls from "../contract.ts";
import { wrongOfOffer, wrongOfStand } from "../form-errors.ts";
import type { offerForm } from "../offer-form.ts";
import { MOST_OFFERS, moved } from "../rules.ts";
import type { About } from "../stand-form.ts";
import { editorRefusals as refusals } from "../texts.ts";
import { type ChangeDeps, changeStand } from "./change-stand.ts";
import { editedOffers, editedStand } from "./edited-stand.ts";

/** The fields that the forms save, each with a column. */
type StandTexts = Pick<store.StandFields, Exclude<FieldName<About>, "savedDate">>;
type Offer = Pick<store.OfferFields, FieldName<typeof offerForm.empty>>;

const changing =
	(deps: ChangeDeps) => (exhibitorId: number, accountId: string, work: (tx: Tx, now: Date) => Promise<void>) =>
		changeStand(deps, { exhibitorId, accountId }, async (tx, { now }) => {
			await work(tx, now);
			return editedStand(tx, exhibitorId);
		});

/**
 * Saves a stand's texts. Returns the stand, and whether public pages change (visibility or hours). Throws 409 if
 * somebody saved after `savedDate`, because all fields would be overwritten.
 */
async function saveStand(
	tx: Tx,
	exhibitorId: number,
	{ savedDate, ...said }: StandTexts & Pick<BodyOf<typeof calls.saveStand>, "savedDate">,
	now: Date,
) {
	assertNoErrors(wrongOfStand(said));
	const before = await standOf(tx, exhibitorId);
	if ((before?.changedAt?.toISOString() ?? null) !== savedDate) throw new Failure(409, refusals.savedMeanwhile);
	await store.storeStand(tx, exhibitorId, said, now);
	const isSeen = (["isPublished", "opensAt", "closesAt"] as const).some((name) => before?.[name] !== said[name]);
	return { said: await editedStand(tx, exhibitorId), isSeen };
}

/** Adds a job, or changes the job `id`. */
async function saveOffer(tx: Tx, { exhibitorId, id }: { exhibitorId: number; id: number | undefined }, offer: Offer) {
	assertNoErrors(wrongOfOffer(offer));
	if (id !== undefined) {
		if (!(await store.changeOffer(tx, { exhibitorId, id }, offer))) throw notFound(refusals.noOffer);
		return;
	}
	const before = (await store.allOffers(tx, exhibitorId)).length;
	if (before >= MOST_OFFERS) throw new Failure(409, refusals.tooManyOffers);
	await store.addOffer(tx, exhibitorId, offer, before);
}

export function editorRoutes(app: FastifyInstance, deps: ChangeDeps): void {
	const { db } = deps;
	const change = changing(deps);
	serve(app, calls.getEditedStand, async ({ accountId, params: { id } }) => {
		await db.transaction((tx) => workplace(tx, id, accountId));
		return editedStand(db, id);
	});

	serve(app, calls.saveStand, async ({ accountId, params: { id }, body }) => {
		const save = (tx: Tx, { now }: { now: Date }) => saveStand(tx, id, body, now);
		const isSeen = (saved: Awaited<ReturnType<typeof save>>) => saved.isSeen;
		return (await changeStand(deps, { exhibitorId: id, accountId }, save, isSeen)).said;
	});

	serve(app, calls.saveOffer, async ({ accountId, params: { id }, body: { objectId, ...offer } }) =>
		change(id, accountId, (tx) => saveOffer(tx, { exhibitorId: id, id: objectId }, offer)),
	);

	serve(app, calls.moveOffer, async ({ accountId, params: { id: exhibitorId, offerId }, body: { to } }) =>
		change(exhibitorId, accountId, async (tx) => {
			const offers = await editedOffers(tx, exhibitorId);
			if (!offers.some((one) => one.objectId === offerId)) throw notFound(refusals.noOffer);
			const ids = moved(offers, offerId, to).map((one) => one.objectId);
			await store.orderOffers(tx, exhibitorId, ids);
		}),
	);
}

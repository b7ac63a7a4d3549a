import { call } from "../../../kit/api/call.ts";
import { fill } from "../../../kit/i18n/fill.ts";
import { useActs } from "../../../kit/ui/use-acts.ts";
import { type EditedOffer, moveOffer } from "../contract.ts";
import { moved, type Way } from "../rules.ts";
import { editorTexts as texts } from "../texts.ts";
import type { EditorPart } from "./AboutForm.tsx";
import { offerTitle } from "./offer-facts.ts";

export const moverId = (offerId: number, to: Way) => `offer-${offerId}-${to}`;

export type MoveProps = {
	told: { text: string; isWrong: boolean } | undefined;
	canMove(id: number, to: Way): boolean;
	move(offer: EditedOffer, to: Way): void;
};

/** Moves jobs by buttons; the pressed button keeps focus. */
export function useMoving({ lang, exhibitorId, onSaved }: EditorPart, offers: EditedOffer[]): MoveProps {
	const acts = useActs({ done: texts.saved[lang], failed: texts.failed[lang] }, async () => undefined);
	const placeOf = (all: EditedOffer[], id: number) => all.findIndex((one) => one.objectId === id);
	const canMove = (id: number, to: Way) => placeOf(moved(offers, id, to), id) !== placeOf(offers, id);
	const move = async (offer: EditedOffer, to: Way) => {
		const { objectId: offerId } = offer;
		if (!canMove(offerId, to)) return;
		await acts.act(async () => {
			const stand = await call(moveOffer, { params: { id: exhibitorId, offerId }, query: { lang }, body: { to } });
			onSaved(stand);
			const place = String(placeOf(stand.offers, offerId) + 1);
			return fill(texts.movedTo[lang], { place, title: offerTitle(lang, offer) });
		});
		document.getElementById(moverId(offerId, to))?.focus();
	};
	return { told: acts.told, canMove, move: (offer, to) => void move(offer, to) };
}

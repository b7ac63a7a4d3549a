import type { ListedRecording, RecordingOffer } from "./contract.ts";

/** The cheapest available package that opens all recordings, else the cheapest of all; undefined without one. */
export function offerFor(
	offers: readonly RecordingOffer[],
	recordings: readonly Pick<ListedRecording, "isOnlinePart">[],
): RecordingOffer | undefined {
	const isOnlineEnough = recordings.every((one) => one.isOnlinePart);
	const opening = offers.filter(({ opens }) => opens === "all" || isOnlineEnough);
	return opening.find((one) => one.grossGrosz !== null) ?? opening[0];
}

import { lazy } from "react";
import type { OwnTicketInfo } from "../../../../features/tickets/contract.ts";
import { useFrame } from "../../../client/use-frame.ts";

/** Most tickets have no open questions. Without the cards, as offline, the screen shows the rest. */
const OpenQuestionCards = lazy(() =>
	import("../../../../features/open-questions/web/OpenQuestionCards.tsx").then(
		({ OpenQuestionCards }) => ({ default: OpenQuestionCards }),
		() => ({ default: () => [] }),
	),
);

export function OpenQuestions({ tickets }: { tickets: readonly OwnTicketInfo[] }) {
	const { lang } = useFrame();
	const open = tickets.filter((one) => one.openQuestions > 0);
	return open.length > 0 && <OpenQuestionCards lang={lang} tickets={open} />;
}

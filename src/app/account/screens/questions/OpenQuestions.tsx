import { useQuery } from "@tanstack/react-query";
import { openQuestionTexts as texts } from "../../../../features/open-questions/texts.ts";
import { OpenQuestionCards } from "../../../../features/open-questions/web/OpenQuestionCards.tsx";
import { openQuestionsQuery } from "../../../../features/open-questions/web/open-questions-query.ts";
import { useIsOffline } from "../../../client/offline.ts";
import { PartFailed } from "../../../client/PartFailed.tsx";
import { useFrame } from "../../../client/use-frame.ts";

/** Cards of the tickets with open questions, of one event or of all. Hidden offline. */
export function OpenQuestions({ eventCode }: { eventCode?: string }) {
	const { lang } = useFrame();
	const isOffline = useIsOffline();
	const { data, isError, refetch } = useQuery(openQuestionsQuery(lang));
	if (isOffline) return null;
	if (isError && !data) return <PartFailed what={texts.failed[lang]} onRetry={refetch} />;
	const tickets = (data?.tickets ?? []).filter((one) => eventCode === undefined || one.eventCode === eventCode);
	return <OpenQuestionCards lang={lang} tickets={tickets} />;
}

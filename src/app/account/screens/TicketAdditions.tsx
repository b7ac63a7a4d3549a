import { useQuery } from "@tanstack/react-query";
import { getOwnOptions } from "../../../features/registration/addition-contract.ts";
import { TicketExtras } from "../../../features/registration/web/TicketExtras.tsx";
import { call } from "../../../kit/api/call.ts";
import { PartFailed } from "../PartFailed.tsx";
import { useFrame } from "../use-frame.ts";
import { screenTexts as texts } from "./texts.ts";

/** What a ticket has besides its package and what can be added to it; nothing while it is not known. */
export function TicketAdditions({ registrationId }: { registrationId: number }) {
	const { lang } = useFrame();
	const { data, isError, refetch } = useQuery({
		queryKey: ["options", lang],
		queryFn: () => call(getOwnOptions, { query: { lang } }),
	});
	if (isError && !data) return <PartFailed what={texts.additionsFailed[lang]} onRetry={refetch} />;
	return <TicketExtras lang={lang} own={data?.registrations.find((one) => one.registrationId === registrationId)} />;
}

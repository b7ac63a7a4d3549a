import { useQuery } from "@tanstack/react-query";
import { getOwnOptions } from "../../../features/registration/addition-contract.ts";
import { TicketExtras } from "../../../features/registration/web/TicketExtras.tsx";
import { call } from "../../../kit/api/call.ts";
import { PartFailed } from "../PartFailed.tsx";
import { useFrame } from "../use-frame.ts";
import { ChangeLink } from "./ChangeLink.tsx";
import { screenTexts as texts } from "./texts.ts";

/** What a ticket has besides its package, what can be added to it, and the way to a better package; nothing while it is not known. */
export function TicketAdditions({ registrationId }: { registrationId: number }) {
	const { lang } = useFrame();
	const { data, isError, refetch } = useQuery({
		queryKey: ["options", lang],
		queryFn: () => call(getOwnOptions, { query: { lang } }),
	});
	if (isError && !data) return <PartFailed what={texts.additionsFailed[lang]} onRetry={refetch} />;
	return (
		<>
			<TicketExtras lang={lang} own={data?.registrations.find((one) => one.registrationId === registrationId)} />
			<ChangeLink registrationId={registrationId} />
		</>
	);
}

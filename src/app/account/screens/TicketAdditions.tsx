import { useQuery } from "@tanstack/react-query";
import { getOwnOptions } from "../../../features/registration/addition-contract.ts";
import { TicketExtras } from "../../../features/registration/web/TicketExtras.tsx";
import { call } from "../../../kit/api/call.ts";
import { useFrame } from "../use-frame.ts";

/** What a ticket has besides its package and what can be added to it; nothing while it is not known. */
export function TicketAdditions({ registrationId }: { registrationId: number }) {
	const { lang } = useFrame();
	const { data } = useQuery({
		queryKey: ["options", lang],
		queryFn: () => call(getOwnOptions, { query: { lang } }),
	});
	return <TicketExtras lang={lang} own={data?.registrations.find((one) => one.registrationId === registrationId)} />;
}

import { useQuery } from "@tanstack/react-query";
import { ownOptionsQuery } from "../../../features/additions/web/additions-query.ts";
import { TicketExtras } from "../../../features/additions/web/TicketExtras.tsx";
import { PartFailed } from "../../client/PartFailed.tsx";
import { useFrame } from "../../client/use-frame.ts";
import { ChangeLink } from "./ChangeLink.tsx";
import { screenTexts as texts } from "./texts.ts";

export function TicketAdditions({ registrationId }: { registrationId: number }) {
	const { lang } = useFrame();
	const { data, isError, refetch } = useQuery(ownOptionsQuery(lang));
	if (isError && !data) return <PartFailed what={texts.additionsFailed[lang]} onRetry={refetch} />;
	return (
		<>
			<TicketExtras lang={lang} own={data?.registrations.find((one) => one.registrationId === registrationId)} />
			<ChangeLink registrationId={registrationId} />
		</>
	);
}

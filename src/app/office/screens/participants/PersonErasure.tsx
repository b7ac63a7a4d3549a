import { useQueryClient } from "@tanstack/react-query";
import { erasePerson, previewErasePerson } from "../../../../features/participants/person-contract.ts";
import { PARTICIPANTS } from "../../../../features/participants/web/participant-queries.ts";
import { call } from "../../../../kit/api/call.ts";
import { useFrame } from "../../../client/use-frame.ts";
import { Command } from "../../pieces/command/Command.tsx";
import { personTexts as texts } from "./participant-texts.ts";

export const ERASE = "erase";

/** Erases the person's data at this event. The page is gone afterwards. */
export function PersonErasure({ personId }: { personId: string }) {
	const { lang, event } = useFrame();
	const queries = useQueryClient();
	const params = { eventCode: event.code, personId };
	const query = { lang };
	return (
		<Command
			isBad
			name={ERASE}
			title={texts.erase[lang]}
			preview={() => call(previewErasePerson, { params, query })}
			confirm={() => texts.confirmErase[lang]}
			run={async (_, fingerprint, headers) =>
				(await call(erasePerson, { params, query, body: { fingerprint }, headers })).sentence
			}
			onDone={() => queries.invalidateQueries({ queryKey: [PARTICIPANTS], refetchType: "none" })}
			leaveTo="/participants"
		/>
	);
}

import { useQueryClient } from "@tanstack/react-query";
import type { me } from "../../features/account/me-contract.ts";
import { LogInForm } from "../../features/account/web/LogInForm.tsx";
import { meQuery } from "../../features/account/web/me-query.ts";
import type { ResponseOf } from "../../kit/contract/call.ts";
import { Modal } from "../../kit/ui/modal.tsx";
import { leaveFor, logInAddress } from "./session.ts";
import { clientTexts as texts } from "./texts.ts";
import { useFrame } from "./use-frame.ts";

/** The log-in dialog shown when a session expires. The page below keeps typed text. */
export function LogInAgain({ person, onDone }: { person: ResponseOf<typeof me>; onDone: () => void }) {
	const { lang, base } = useFrame();
	const queries = useQueryClient();
	const goOn = async () => {
		// requests of the ended session, which the server refuses
		await queries.cancelQueries();
		const now = await queries.fetchQuery({ ...meQuery(lang), staleTime: 0 });
		if (now.id !== person.id) return location.reload();
		// A full reset would discard unsaved text.
		await queries.resetQueries({ predicate: ({ state }) => state.status === "error" });
		onDone();
		await queries.invalidateQueries();
	};
	return (
		<Modal lang={lang} width={520} title={texts.sessionOver[lang]} onClose={() => leaveFor(logInAddress(base))}>
			<div className="grid gap-4">
				<p className="text-pretty">{texts.sessionOverLead[lang]}</p>
				<LogInForm lang={lang} onLoggedIn={goOn} onNotActive={() => {}} />
			</div>
		</Modal>
	);
}

import { useRef, useState } from "react";
import { CallFailure, call } from "../../../kit/api/call.ts";
import { fill } from "../../../kit/i18n/fill.ts";
import type { Lang, Text } from "../../../kit/i18n/lang.ts";
import { showToast } from "../../../kit/ui/toast.ts";
import { answerInvitation, invitePerson, type Person, withdrawInvitation } from "../contract.ts";
import { invitationTexts } from "./invitation-texts.ts";

type Meeting = { lang: Lang; eventCode: string; person: Person; onChanged: () => Promise<unknown> };

/**
 * Runs one action at a time. Buttons stay busy until the new state is loaded, so that nobody repeats the action; a
 * toast confirms at once.
 */
// long: its actions share one busy state and one message
export function useMeeting({ lang, eventCode, person, onChanged }: Meeting) {
	const [isBusy, setBusy] = useState(false);
	const busy = useRef(false);
	const [error, setError] = useState<string>();
	const query = { lang };
	const { invitationId } = person;
	const act = async (said: Text, asked: () => Promise<unknown>): Promise<boolean> => {
		if (busy.current) return false;
		busy.current = true;
		setBusy(true);
		setError(undefined);
		try {
			await asked();
			const name = `${person.firstName} ${person.lastName}`;
			showToast({ type: "success", message: fill(said[lang], name) });
			await onChanged();
			return true;
		} catch (failure) {
			setError(failure instanceof CallFailure && failure.problem ? failure.message : invitationTexts.failed[lang]);
			// Another person or tab acted first.
			if (failure instanceof CallFailure && failure.status === 409) await onChanged();
			return false;
		} finally {
			busy.current = false;
			setBusy(false);
		}
	};
	const answer = (accepts: boolean) =>
		act(accepts ? invitationTexts.accepted : invitationTexts.declinedDone, () =>
			call(answerInvitation, { params: { eventCode, id: invitationId ?? 0 }, query, body: { accepts } }),
		);
	return {
		isBusy,
		error,
		invite: (sentence: string) =>
			act(invitationTexts.sent, () =>
				call(invitePerson, { params: { eventCode, personId: person.id }, query, body: { sentence } }),
			),
		accept: () => answer(true),
		decline: () => answer(false),
		withdraw: () =>
			act(invitationTexts.withdrawn, () =>
				call(withdrawInvitation, { params: { eventCode, id: invitationId ?? 0 }, query, body: {} }),
			),
	};
}

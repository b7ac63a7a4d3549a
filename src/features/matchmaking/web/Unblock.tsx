import { useState } from "react";
import { call } from "../../../kit/api/call.ts";
import { fill } from "../../../kit/i18n/fill.ts";
import type { Lang } from "../../../kit/i18n/lang.ts";
import { FieldError } from "../../../kit/ui/field.tsx";
import { blockPerson, type Person } from "../contract.ts";
import { safetyTexts as texts } from "./safety-texts.ts";

type Props = {
	lang: Lang;
	eventCode: string;
	person: Pick<Person, "id" | "firstName" | "lastName">;
	onUnblocked: () => void;
};

export function Unblock({ lang, eventCode, person, onUnblocked }: Props) {
	const [error, setError] = useState<string>();
	const { id: personId, firstName, lastName } = person;
	const unblock = async () => {
		setError(undefined);
		try {
			await call(blockPerson, { params: { eventCode, personId }, query: { lang }, body: { isBlocked: false } });
			onUnblocked();
		} catch {
			setError(texts.failed[lang]);
		}
	};
	return (
		<>
			<button
				type="button"
				className="btn btn-soft btn-list"
				aria-label={fill(texts.unblockNamed[lang], `${firstName} ${lastName}`)}
				onClick={() => void unblock()}
			>
				{texts.unblock[lang]}
			</button>
			<FieldError id={`unblock-${personId}`} error={error} />
		</>
	);
}

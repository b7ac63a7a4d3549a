import { useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "../../../kit/api/call.ts";
import type { Lang } from "../../../kit/i18n/lang.ts";
import type { Conversation } from "../contract.ts";
import { setClosed } from "../stand-contract.ts";
import { LIST_KEY } from "./chat-queries.ts";
import { texts } from "./texts.ts";

export function CloseConversation({ lang, conversation }: { lang: Lang; conversation: Conversation }) {
	const queries = useQueryClient();
	const { objectId: id, isClosed } = conversation;
	const change = useMutation({
		mutationFn: () => call(setClosed, { params: { id }, query: { lang }, body: { isClosed: !isClosed } }),
		onSuccess: () => queries.invalidateQueries({ queryKey: LIST_KEY }),
	});
	return (
		<>
			<button
				type="button"
				className="btn btn-outline btn-list"
				aria-busy={change.isPending}
				onClick={() => change.mutate()}
			>
				{(isClosed ? texts.reopen : texts.close)[lang]}
			</button>
			<p className="chat-kept" role={change.isError ? "alert" : undefined}>
				{change.isError ? texts.closeFailed[lang] : !isClosed && texts.closeLead[lang]}
			</p>
		</>
	);
}

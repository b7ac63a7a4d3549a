import { useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "../../../kit/api/call.ts";
import type { Lang } from "../../../kit/i18n/lang.ts";
import { Switch } from "../../../kit/ui/switch.tsx";
import { showOnline } from "../contract.ts";
import { presenceTexts as texts } from "../texts.ts";
import { onlineQuery } from "./presence-queries.ts";

export function ShowOnline({ lang, isOn }: { lang: Lang; isOn: boolean }) {
	const queries = useQueryClient();
	const change = useMutation({
		mutationFn: (isShown: boolean) => call(showOnline, { query: { lang }, body: { isShown } }),
		onSuccess: (answer) => queries.setQueryData(onlineQuery(lang).queryKey, (now) => now && { ...now, ...answer }),
	});
	return (
		<>
			<Switch
				label={texts.show[lang]}
				isOn={isOn}
				isBusy={change.isPending}
				describedBy="show-online"
				onChange={change.mutate}
			/>
			<p className="chat-kept" id="show-online" role={change.isError ? "alert" : undefined}>
				{texts[change.isError ? "failed" : "showLead"][lang]}
			</p>
		</>
	);
}

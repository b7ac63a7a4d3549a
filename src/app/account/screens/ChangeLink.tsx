import { useQuery } from "@tanstack/react-query";
import { Link } from "wouter";
import { changesQuery } from "../../../features/package-changes/web/change-query.ts";
import { linkTexts as texts } from "../../../features/registration-page/link-texts.ts";
import { Icon } from "../../../kit/ui/icons.tsx";
import { useFrame } from "../../client/use-frame.ts";

export function ChangeLink({ registrationId }: { registrationId: number }) {
	const { lang } = useFrame();
	const { data } = useQuery(changesQuery(registrationId, lang));
	const isWaiting = data?.refusal === "isWaiting";
	if (!data || (data.packages.length === 0 && !isWaiting)) return null;
	return (
		<p className="mt-4">
			<Link className="btn btn-outline btn-list" to="/ticket/change">
				<Icon name={isWaiting ? "clock" : "plus"} size={18} />
				{texts[isWaiting ? "changeWaits" : "change"][lang]}
			</Link>
		</p>
	);
}

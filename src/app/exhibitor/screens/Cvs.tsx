import "../../../features/cvs/web/staff.css";
import { useSuspenseQuery } from "@tanstack/react-query";
import { OpenCvsCard } from "../../../features/cvs/web/OpenCvsCard.tsx";
import { openCvsQuery } from "../../../features/cvs/web/open-cvs-query.ts";
import { staffTexts as texts } from "../../../features/cvs/web/staff-texts.ts";
import { ApplicationEmails } from "../../../features/stands/web/ApplicationEmails.tsx";
import { ScreenHead } from "../../client/ScreenHead.tsx";
import { useFrame } from "../../client/use-frame.ts";
import { useWorkplace } from "../workplace.ts";

export function Cvs() {
	const { lang } = useFrame();
	const { objectId } = useWorkplace();
	const { data, refetch } = useSuspenseQuery(openCvsQuery(lang));
	const place = data.exhibitors.find((one) => one.exhibitorId === objectId);
	return (
		<>
			<ScreenHead title={texts.title[lang]} lead={texts.lead[lang]} />
			<div className="acc-stack">
				{place && <OpenCvsCard lang={lang} place={place} onFetched={refetch} />}
				<ApplicationEmails lang={lang} exhibitorId={objectId} />
			</div>
		</>
	);
}

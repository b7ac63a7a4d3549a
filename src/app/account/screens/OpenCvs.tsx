import "../../../features/cvs/web/staff.css";
import { useSuspenseQuery } from "@tanstack/react-query";
import { OpenCvsCard } from "../../../features/cvs/web/OpenCvsCard.tsx";
import { staffTexts as texts } from "../../../features/cvs/web/staff-texts.ts";
import { Icon } from "../../../kit/ui/icons.tsx";
import { ScreenHead } from "../ScreenHead.tsx";
import { useFrame } from "../use-frame.ts";
import { openCvsQuery } from "./open-cvs-queries.ts";

/** The CVs that the staff of an exhibitor may fetch. */
export function OpenCvs() {
	const { lang } = useFrame();
	const { data, refetch } = useSuspenseQuery(openCvsQuery(lang));
	return (
		<>
			<ScreenHead title={texts.title[lang]} lead={texts.lead[lang]} />
			<div className="acc-stack">
				{data.exhibitors.length === 0 && (
					<section className="card empty-state">
						<Icon name="briefcase" size={28} />
						<h2 className="h-card">{texts.noStaff[lang]}</h2>
						<p className="text-muted text-pretty">{texts.noStaffLead[lang]}</p>
					</section>
				)}
				{data.exhibitors.map((place) => (
					<OpenCvsCard key={place.exhibitorId} {...{ lang, place }} onFetched={refetch} />
				))}
			</div>
		</>
	);
}

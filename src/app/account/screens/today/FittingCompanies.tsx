import { useQuery } from "@tanstack/react-query";
import { Link } from "wouter";
import { fittingStandsQuery } from "../../../../features/stands/web/stands-queries.ts";
import { useFrame } from "../../../client/use-frame.ts";
import { companyCount, jobCount, todayTexts as texts } from "./texts.ts";

export function FittingCompanies() {
	const { lang, event } = useFrame();
	const { data } = useQuery(fittingStandsQuery(lang, event.code));
	if (!data || data.stands.length === 0) return null;
	return (
		<section className="card acc-card" aria-labelledby="fitting">
			<header className="acc-card-head">
				<h2 className="h-card" id="fitting">
					{texts[data.isFit ? "fitting" : "hiring"][lang]}
				</h2>
				<Link to="/stands">{companyCount(lang, data.count)}</Link>
			</header>
			{!data.isFit && (
				<p className="text-muted text-pretty">
					{texts.hiringLead[lang]}{" "}
					<Link className="underline" to="/profile">
						{texts.toProfile[lang]}
					</Link>
				</p>
			)}
			<ul className="today-companies">
				{data.stands.map(({ objectId, name, logoUrl, jobTitles, jobs }) => (
					<li key={objectId}>
						<Link className="today-company" to={`/stands/${objectId}`}>
							<img src={logoUrl} alt={name} width="140" height="40" />
							<b>{jobs === 1 ? jobTitles[0] : `${jobCount(lang, jobs)}: ${jobTitles.join(", ")}`}</b>
						</Link>
					</li>
				))}
			</ul>
		</section>
	);
}

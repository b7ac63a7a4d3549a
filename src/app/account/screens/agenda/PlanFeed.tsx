import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { followAddresses } from "../../../../features/plan/calendar-programs.ts";
import { changePlanFeed, type OwnPlan } from "../../../../features/plan/contract.ts";
import { nextTexts } from "../../../../features/plan/next-texts.ts";
import { planTexts as texts } from "../../../../features/plan/texts.ts";
import { planQuery } from "../../../../features/plan/web/use-plan.ts";
import { CallFailure, call } from "../../../../kit/api/call.ts";
import { Icon } from "../../../../kit/ui/icons.tsx";
import { useFrame } from "../../../client/use-frame.ts";

export function PlanFeed({ plan }: { plan: OwnPlan }) {
	const { lang } = useFrame();
	const { url, said, change, say } = useFeed(plan);
	const hasFeed = plan.feedSince !== null;
	return (
		<section className="card acc-card pl-plan" aria-labelledby="plan-feed">
			<h2 className="h-card pl-feed-title" id="plan-feed">
				<Icon name="calendar" size={22} /> {texts.feed[lang]}
			</h2>
			<p className="text-muted text-pretty">{texts[hasFeed && !url ? "feedKnown" : "feedLead"][lang]}</p>
			{url && <Address url={url} onCopied={() => say(texts.feedCopied[lang])} />}
			<p className="pl-feed-said" role="status">
				{said}
			</p>
			<div className="pl-feed-row">
				<button
					type="button"
					className={hasFeed ? "plain-link" : "btn btn-soft btn-small"}
					onClick={() => void change(true)}
				>
					{texts[hasFeed ? "feedChange" : "feedMake"][lang]}
				</button>
				{hasFeed && (
					<button type="button" className="plain-link" onClick={() => void change(false)}>
						{texts.feedOff[lang]}
					</button>
				)}
			</div>
		</section>
	);
}

function useFeed({ eventCode }: OwnPlan) {
	const { lang } = useFrame();
	const queries = useQueryClient();
	const [url, setUrl] = useState<string | null>(null);
	const [said, say] = useState("");
	async function change(isOn: boolean): Promise<void> {
		try {
			const made = await call(changePlanFeed, { params: { eventCode }, query: { lang }, body: { isOn } });
			await queries.invalidateQueries({ queryKey: planQuery(eventCode).queryKey });
			setUrl(made.url);
			say(texts[isOn ? "feedMade" : "feedRemoved"][lang]);
		} catch (error) {
			say(error instanceof CallFailure && error.problem ? error.message : nextTexts.notSaved[lang]);
		}
	}
	return { url, said, change, say };
}

function Address({ url, onCopied }: { url: string; onCopied(): void }) {
	const { lang, event } = useFrame();
	return (
		<>
			<div className="pl-feed-address">
				<input readOnly value={url} aria-label={texts.feedAddress[lang]} onFocus={(focus) => focus.target.select()} />
				<button
					type="button"
					className="btn btn-soft btn-small"
					onClick={() => void navigator.clipboard.writeText(url).then(onCopied)}
				>
					{texts.feedCopy[lang]}
				</button>
			</div>
			<p className="pl-feed-row">
				{followAddresses(url, `${texts.plan[lang]}: ${event.name}`).map(({ name, href }) => (
					<a key={name} href={href} target="_blank" rel="noopener noreferrer">
						{name}
					</a>
				))}
			</p>
		</>
	);
}

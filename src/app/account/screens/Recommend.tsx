import { useQueryClient, useSuspenseQuery } from "@tanstack/react-query";
import { useState } from "react";
import { meQuery } from "../../../features/account/web/me-query.ts";
import type { RecommendRequest } from "../../../features/recommendations/contract.ts";
import { refusals, ownTexts as texts } from "../../../features/recommendations/texts.ts";
import { RecommendForm } from "../../../features/recommendations/web/RecommendForm.tsx";
import { recommendQuery } from "../../../features/recommendations/web/recommend-query.ts";
import { fill } from "../../../kit/i18n/fill.ts";
import { Icon } from "../../../kit/ui/icons.tsx";
import { ScreenHead } from "../../client/ScreenHead.tsx";
import { useFrame } from "../../client/use-frame.ts";

export function Recommend() {
	const { lang, event } = useFrame();
	const { data: me } = useSuspenseQuery(meQuery(lang));
	const query = recommendQuery(lang, me.id, event.code);
	const { data } = useSuspenseQuery(query);
	const queries = useQueryClient();
	return (
		<>
			<ScreenHead title={texts.title[lang]} lead={texts.lead[lang]} />
			<div className="acc-stack">
				<InvitationCounts now={data} />
				{data.refusal ? (
					<section className="card empty-state">
						<Icon name="people" size={28} />
						<p className="text-muted text-pretty">{refusals[data.refusal][lang]}</p>
					</section>
				) : (
					<>
						<RecommendForm
							lang={lang}
							accountId={me.id}
							eventCode={event.code}
							name={`${me.firstName} ${me.lastName}`}
							onSent={(now) => queries.setQueryData(query.queryKey, now)}
						/>
						<ShareBySms />
					</>
				)}
			</div>
		</>
	);
}

function InvitationCounts({ now }: { now: RecommendRequest }) {
	const { lang } = useFrame();
	const counts = [
		[now.invited, texts.invited],
		[now.came, texts.came],
		...(now.refusal ? [] : [[now.leftToday, texts.left] as const]),
	] as const;
	return (
		<dl className="card acc-card acc-facts">
			{counts.map(([count, what]) => (
				<div key={what.en}>
					<dt>{what[lang]}</dt>
					<dd className="acc-hour">
						<b>{count}</b>
					</dd>
				</div>
			))}
		</dl>
	);
}

function ShareBySms() {
	const { lang, base, event } = useFrame();
	const [isCopied, setCopied] = useState(false);
	const address = new URL(base || "/", location.href).href;
	const message = fill(texts.message[lang], { event: event.name, address });
	const copy = async () => {
		try {
			await navigator.clipboard.writeText(message);
			setCopied(true);
		} catch {
			setCopied(false); // without clipboard permission the visible text can be copied by hand
		}
	};
	return (
		<section className="card acc-card" aria-labelledby="by-phone">
			<h2 className="h-card" id="by-phone">
				{texts.byPhone[lang]}
			</h2>
			<p className="text-muted text-pretty">{texts.byPhoneLead[lang]}</p>
			<p className="break-words">{message}</p>
			<div className="flex flex-wrap gap-3">
				<a className="btn btn-small btn-outline" href={`sms:?&body=${encodeURIComponent(message)}`}>
					<Icon name="phone" size={18} />
					{texts.openSms[lang]}
				</a>
				<button type="button" className="btn btn-small btn-outline" onClick={() => void copy()}>
					{texts[isCopied ? "copied" : "copy"][lang]}
				</button>
				<span className="sr-only" role="status">
					{isCopied && texts.copied[lang]}
				</span>
			</div>
		</section>
	);
}

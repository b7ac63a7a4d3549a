import { useQueryClient, useSuspenseQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "wouter";
import { decideReport, type Report } from "../../../features/matchmaking/report-contract.ts";
import { reportReasons } from "../../../features/matchmaking/texts.ts";
import { moderationTexts as texts } from "../../../features/matchmaking/web/moderation-texts.ts";
import { meetingQuery, reportsQuery } from "../../../features/matchmaking/web/people-queries.ts";
import { peopleTexts } from "../../../features/matchmaking/web/texts.ts";
import { call } from "../../../kit/api/call.ts";
import { fill } from "../../../kit/i18n/fill.ts";
import { dateText, timeText } from "../../../kit/time/zone.ts";
import { Icon } from "../../../kit/ui/icons.tsx";
import { StatusMessage } from "../../../kit/ui/status-message.tsx";
import { type Acts, useActs } from "../../../kit/ui/use-acts.ts";
import { NoScreen } from "../../client/NoScreen.tsx";
import { ScreenHead } from "../../client/ScreenHead.tsx";
import { useFrame } from "../../client/use-frame.ts";
import { refetchPeople } from "../refetch-people.ts";

export function PeopleReports() {
	const { lang, event } = useFrame();
	const { data: at } = useSuspenseQuery(meetingQuery(lang, event.code));
	if (at.reports === null) return <NoScreen />;
	return (
		<>
			<ScreenHead title={texts.title[lang]} lead={texts.lead[lang]}>
				<Link className="btn btn-soft btn-list" to="/people">
					<Icon name="back" size={20} />
					{peopleTexts.back[lang]}
				</Link>
			</ScreenHead>
			<Reports />
		</>
	);
}

function Reports() {
	const { lang, event } = useFrame();
	const queries = useQueryClient();
	const { data } = useSuspenseQuery(reportsQuery(lang, event.code));
	const acts = useActs({ done: texts.done[lang], failed: texts.failed[lang] }, () => refetchPeople(queries));
	const isOpen = ({ outcome, isHidden }: Report) => outcome === null && !isHidden;
	const open = data.reports.filter(isOpen);
	const decided = data.reports.filter((one) => !isOpen(one));
	const item = (one: Report) => <Item key={one.id} one={one} acts={acts} timeZone={data.timeZone} />;
	return (
		<div className="acc-stack">
			<StatusMessage told={acts.told} />
			{open.length === 0 && (
				<section className="card empty-state">
					<Icon name="check" size={28} />
					<h2 className="h-card">{texts.none[lang]}</h2>
					<p className="text-muted text-pretty">{texts.noneLead[lang]}</p>
				</section>
			)}
			{open.length > 0 && (
				<ul className="grid gap-4" aria-label={texts.open[lang]}>
					{open.map(item)}
				</ul>
			)}
			{decided.length > 0 && (
				<section className="grid gap-4" aria-labelledby="decided">
					<h2 className="h-card" id="decided">
						{texts.decided[lang]}
					</h2>
					<ul className="grid gap-4">{decided.map(item)}</ul>
				</section>
			)}
		</div>
	);
}

type ItemProps = { one: Report; acts: Acts; timeZone: string };

function Item({ one, acts, timeZone }: ItemProps) {
	const { lang } = useFrame();
	const at = new Date(one.reportedDate);
	const when = `${dateText(lang, at, timeZone, false)}, ${timeText(lang, at, timeZone)}`;
	return (
		<li className="card acc-card">
			<div className="acc-card-head">
				<h3 className="font-bold wrap-anywhere">
					{one.isStand ? fill(texts.stand[lang], one.reported) : one.reported}
				</h3>
				<time className="text-muted" dateTime={one.reportedDate}>
					{when}
				</time>
			</div>
			<p className="font-bold">{reportReasons[one.reason][lang]}</p>
			<p className="wrap-anywhere whitespace-pre-line">{one.words}</p>
			<p className="text-muted">{fill(texts.by[lang], one.reporter)}</p>
			{one.outcome === null && !one.isHidden ? (
				<Deciding one={one} acts={acts} />
			) : (
				<p className="text-muted">{texts[one.isHidden ? "isHidden" : (one.outcome ?? "dismissed")][lang]}</p>
			)}
		</li>
	);
}

function Deciding({ one, acts }: Omit<ItemProps, "timeZone">) {
	const { lang, event } = useFrame();
	const [isSure, setSure] = useState(false);
	const decide = (outcome: "hidden" | "dismissed") =>
		acts.act(async () => {
			await call(decideReport, { params: { eventCode: event.code, id: one.id }, query: { lang }, body: { outcome } });
			return fill(texts[outcome === "hidden" ? "hiddenDone" : "dismissedDone"][lang], one.reported);
		});
	const name = (words: string) => `${words}: ${one.reported}`;
	return (
		<>
			{one.hideRefusal && <p className="text-muted text-pretty">{one.hideRefusal}</p>}
			{isSure && <p className="text-pretty">{texts.hideLead[lang]}</p>}
			<div className="flex flex-wrap gap-3">
				{!one.hideRefusal && (
					<button
						type="button"
						className="btn btn-outline btn-list"
						aria-label={name(texts[isSure ? "sure" : "hide"][lang])}
						aria-disabled={acts.isBusy}
						onClick={() => (isSure ? void decide("hidden") : setSure(true))}
					>
						{texts[isSure ? "sure" : "hide"][lang]}
					</button>
				)}
				<button
					type="button"
					className="btn btn-soft btn-list"
					aria-label={name((isSure ? peopleTexts.cancel : texts.dismiss)[lang])}
					aria-disabled={acts.isBusy}
					onClick={() => (isSure ? setSure(false) : void decide("dismissed"))}
				>
					{(isSure ? peopleTexts.cancel : texts.dismiss)[lang]}
				</button>
			</div>
		</>
	);
}

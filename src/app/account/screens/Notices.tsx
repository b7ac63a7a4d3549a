import "./notices/notices.css";
import { useQueryClient, useSuspenseInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "wouter";
import { type Notice, readAllNotices, readNotice } from "../../../features/notices/contract.ts";
import { noticesTexts as texts } from "../../../features/notices/texts.ts";
import { NOTICES } from "../../../features/notices/topics.ts";
import { noticesQuery } from "../../../features/notices/web/notices-queries.ts";
import { call } from "../../../kit/api/call.ts";
import { Icon } from "../../../kit/ui/icons.tsx";
import { accountPath } from "../../client/addresses.ts";
import { PartFailed } from "../../client/PartFailed.tsx";
import { ScreenHead } from "../../client/ScreenHead.tsx";
import { clientTexts } from "../../client/texts.ts";
import { useFrame } from "../../client/use-frame.ts";
import { NoticeRow } from "./notices/NoticeRow.tsx";

export function Notices() {
	const { lang } = useFrame();
	const list = useSuspenseInfiniteQuery(noticesQuery(lang));
	const { pages } = list.data;
	// a notice that was updated between requests may be on two pages
	const notices = [...new Map(pages.flatMap((page) => page.notices).map((one) => [one.id, one])).values()];
	return (
		<>
			<ScreenHead title={texts.title[lang]} lead={texts.lead[lang]}>
				{(pages[0]?.unread ?? 0) > 0 && <ReadAll until={notices[0]?.date ?? ""} />}
			</ScreenHead>
			{notices.length === 0 && <Nothing />}
			{notices.length > 0 && (
				<ol className="card bell-list">
					{notices.map((one) => (
						<li key={one.id}>
							<Row notice={one} />
						</li>
					))}
				</ol>
			)}
			<Older list={list} />
			<p className="mt-6">
				<Link to="/emails">{texts.emails[lang]}</Link>
			</p>
		</>
	);
}

type List = { isFetchNextPageError: boolean; hasNextPage: boolean; fetchNextPage(): unknown };

function Older({ list }: { list: List }) {
	const { lang } = useFrame();
	const fetchMore = () => void list.fetchNextPage();
	if (list.isFetchNextPageError) return <PartFailed what={clientTexts.failed[lang]} onRetry={fetchMore} />;
	if (!list.hasNextPage) return null;
	return (
		<div className="grid justify-items-start mt-6">
			<button type="button" className="btn btn-soft" onClick={fetchMore}>
				{texts.more[lang]}
			</button>
		</div>
	);
}

/** Marks all notices up to `until` as read. */
function ReadAll({ until }: { until: string }) {
	const { lang } = useFrame();
	const queries = useQueryClient();
	const [isFailed, setFailed] = useState(false);
	const readAll = async () => {
		setFailed(false);
		try {
			await call(readAllNotices, { query: { lang }, body: { until } });
			// the button disappears, so focus moves to the content
			document.getElementById("content")?.focus({ preventScroll: true });
		} catch {
			setFailed(true);
		}
		await queries.invalidateQueries({ queryKey: [NOTICES] });
	};
	return (
		<div className="grid gap-2">
			<button type="button" className="btn btn-outline btn-small" onClick={() => void readAll()}>
				{texts.readAll[lang]}
			</button>
			{isFailed && <PartFailed what={texts.failed[lang]} onRetry={readAll} />}
		</div>
	);
}

const isPlainPress = ({ button, metaKey, ctrlKey, shiftKey, altKey }: React.MouseEvent) =>
	button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

function Row({ notice }: { notice: Notice }) {
	const { lang, event } = useFrame();
	const queries = useQueryClient();
	const { path, event: of } = notice;
	const read = async () => {
		if (notice.isRead) return;
		await call(readNotice, { params: { id: notice.id }, query: { lang }, body: {} }).catch(() => {});
		await queries.invalidateQueries({ queryKey: [NOTICES] });
	};
	const row = <NoticeRow lang={lang} notice={notice} />;
	const inApp = /^account(?:\/(.*))?$/.exec(path);
	if (of.code === event.code && inApp)
		return (
			<Link to={`/${inApp[1] ?? ""}`} className="bell-row" onClick={() => void read()}>
				{row}
			</Link>
		);
	const href = `${accountPath(lang, of.code).replace(/account$/, "")}${path}`;
	return (
		<a
			href={href}
			className="bell-row"
			onClick={(press) => {
				if (notice.isRead || !isPlainPress(press)) return void read();
				// leaving the page aborts its requests
				press.preventDefault();
				void read().then(() => location.assign(href));
			}}
		>
			{row}
		</a>
	);
}

function Nothing() {
	const { lang } = useFrame();
	return (
		<section className="card empty-state">
			<Icon name="bell" size={28} />
			<h2 className="h-card">{texts.none[lang]}</h2>
			<p className="text-muted text-pretty">{texts.noneLead[lang]}</p>
		</section>
	);
}

import { useSuspenseQuery } from "@tanstack/react-query";
import { lazy, type ReactNode, Suspense } from "react";
import { Link, useSearchParams } from "wouter";
import { changeTexts as texts } from "../../../features/package-changes/page-texts.ts";
import { changeRefusals } from "../../../features/package-changes/texts.ts";
import { changesQuery } from "../../../features/package-changes/web/change-query.ts";
import { ticketsQuery } from "../../../features/tickets/web/tickets-query.ts";
import { fill } from "../../../kit/i18n/fill.ts";
import { Icon } from "../../../kit/ui/icons.tsx";
import { ScreenHead } from "../../client/ScreenHead.tsx";
import { useFrame } from "../../client/use-frame.ts";

/** Loads once an upgrade is found. */
const ChangePanel = lazy(async () => ({
	default: (await import("../../../features/package-changes/web/ChangePanel.tsx")).ChangePanel,
}));

export function ChangePackage() {
	const { lang, base, event } = useFrame();
	const { data } = useSuspenseQuery(ticketsQuery(lang));
	const ticket = data.tickets.find((one) => one.eventCode === event.code && one.status !== "cancelled");
	if (ticket) return <OfTicket id={ticket.registrationId} />;
	return (
		<NoChange title={texts.noTicketTitle[lang]} lead={texts.noTicket[lang]}>
			<a className="btn btn-small" href={`${base}/registration.html`}>
				{texts.register[lang]}
			</a>
		</NoChange>
	);
}

function OfTicket({ id }: { id: number }) {
	const { lang, base } = useFrame();
	const [params] = useSearchParams();
	const { data: changes, refetch } = useSuspenseQuery({ ...changesQuery(id, lang), staleTime: 0 });
	const { refusal, unpaidOrder, packages, own } = changes;
	if (packages.length > 0)
		return (
			<>
				<ScreenHead title={texts.title[lang]} lead={fill(texts.lead[lang], { package: own.name })} />
				<p className="notice notice-warn mb-6">
					<Icon name="warning" size={22} />
					<span>{texts.noReturn[lang]}</span>
				</p>
				<Suspense>
					<ChangePanel lang={lang} base={base} changes={changes} first={params.get("package")} onAsk={refetch} />
				</Suspense>
			</>
		);
	return (
		<NoChange
			title={texts[refusal ? "cannotTitle" : "noneTitle"][lang]}
			lead={(refusal ? changeRefusals[refusal] : texts.none)[lang]}
		>
			{unpaidOrder ? (
				<a className="btn btn-small" href={`${base}/order.html?id=${encodeURIComponent(unpaidOrder)}`}>
					{texts.toOrder[lang]}
				</a>
			) : (
				<Link className="btn btn-small" to="/ticket">
					{texts.back[lang]}
				</Link>
			)}
		</NoChange>
	);
}

function NoChange({ title, lead, children }: { title: string; lead: string; children: ReactNode }) {
	const { lang } = useFrame();
	return (
		<>
			<ScreenHead title={texts.title[lang]} />
			<section className="card empty-state">
				<Icon name="ticket" size={28} />
				<h2 className="h-card">{title}</h2>
				<p className="text-muted text-pretty">{lead}</p>
				{children}
			</section>
		</>
	);
}

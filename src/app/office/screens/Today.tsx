import { useQuery } from "@tanstack/react-query";
import type { Today as Figures } from "../../../features/today/contract.ts";
import { todayQuery } from "../../../features/today/web/today-query.ts";
import { fill } from "../../../kit/i18n/fill.ts";
import type { Lang } from "../../../kit/i18n/lang.ts";
import { plural } from "../../../kit/i18n/plural.ts";
import { vocative } from "../../../kit/i18n/vocative.ts";
import { moneyText } from "../../../kit/money/amounts.ts";
import { calendarDateText } from "../../../kit/time/zone.ts";
import { ScreenFailed } from "../../client/ScreenFailed.tsx";
import { ScreenSkeleton } from "../../client/ScreenSkeleton.tsx";
import { useFrame } from "../../client/use-frame.ts";
import { useTitle } from "../../client/use-title.ts";
import { useOffice } from "../office-context.ts";
import { Money } from "./today/Money.tsx";
import { Pace } from "./today/Pace.tsx";
import { Places } from "./today/Places.tsx";
import { Steps } from "./today/Steps.tsx";
import { Sums } from "./today/Sums.tsx";
import { Tasks } from "./today/Tasks.tsx";
import { todayTexts as texts } from "./today/today-texts.ts";
import { WeeklyChoice } from "./today/WeeklyChoice.tsx";
import "../pieces/charts/charts.css";
import "./today/today.css";

/** The event's figures and the tasks of the day. */
export function Today() {
	const { lang, event } = useFrame();
	const figures = useQuery(todayQuery(lang, event.code));
	useTitle(texts.pageTitle[lang]);
	if (figures.data) return <Page figures={figures.data} />;
	if (figures.error) return <ScreenFailed error={figures.error} resetErrorBoundary={() => void figures.refetch()} />;
	return <ScreenSkeleton />;
}

function Page({ figures }: { figures: Figures }) {
	const { lang } = useFrame();
	const { firstName } = useOffice();
	const called = lang === "pl" ? vocative(firstName) : firstName;
	return (
		<>
			<header className="tdy-head">
				<h1 className="off-title">{called ? `${texts.title[lang]}, ${called}` : texts.title[lang]}</h1>
				<p className="text-muted">{leadOf(lang, figures)}</p>
			</header>
			<Sums figures={figures} />
			<div className="tdy-row tdy-wide">
				<Pace figures={figures} />
				<Tasks tasks={figures.tasks} />
			</div>
			<div className="tdy-row tdy-three">
				<Places packages={figures.packages} />
				<Steps funnel={figures.funnel} />
				<Money waiting={figures.waiting} />
			</div>
			<WeeklyChoice />
		</>
	);
}

function leadOf(lang: Lang, { day, registeredLastDay, soldNetGroszLastDay }: Figures): string {
	return fill(texts.lead[lang], {
		day: calendarDateText(lang, day),
		people: plural(lang, registeredLastDay, texts.people),
		sum: moneyText(lang, soldNetGroszLastDay),
	});
}

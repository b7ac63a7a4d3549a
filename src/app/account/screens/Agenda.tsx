import "./agenda/agenda.css";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { categoriesQuery } from "../../../features/agenda/web/categories-query.ts";
import { lectureAccessQuery } from "../../../features/live/web/live-queries.ts";
import { clashesWith } from "../../../features/plan/rules.ts";
import { planTexts as texts } from "../../../features/plan/texts.ts";
import { type PlanInHand, usePlan } from "../../../features/plan/web/use-plan.ts";
import { PartFailed } from "../../client/PartFailed.tsx";
import { ScreenHead } from "../../client/ScreenHead.tsx";
import { ScreenSkeleton } from "../../client/ScreenSkeleton.tsx";
import { useFrame } from "../../client/use-frame.ts";
import { clashSentences } from "./agenda/clash-words.ts";
import { EventAgenda } from "./agenda/EventAgenda.tsx";
import { type AgendaLook, ownHourOf, useLook } from "./agenda/look.ts";
import { MyPlan } from "./agenda/MyPlan.tsx";
import { PlanFeed } from "./agenda/PlanFeed.tsx";
import { useSettled } from "./use-settled.ts";

// long: the screen's composition; its parts are components
export function Agenda() {
	const { lang, event } = useFrame();
	const look = useLook();
	const hand = usePlan(lang, event.code);
	const { data, isError, refetch } = useQuery(categoriesQuery(event.code));
	const isSettled = useSettled([categoriesQuery(event.code), lectureAccessQuery(event.code)]);
	const categories = useMemo(() => {
		if (!data) return undefined;
		const tab = (isFake: boolean) => (one: (typeof data.categories)[number]) => ({ ...one, isFake, note: null });
		const fake = data.fakeCategory ? [data.fakeCategory] : [];
		// the fake category is appended (spec §2)
		return [...data.categories.map(tab(false)), ...fake.map(tab(true))];
	}, [data]);
	const plan = (
		<>
			<MyPlan look={look} hand={hand} />
			{!event.isOver && <PlanFeed plan={hand.plan} />}
		</>
	);
	if (!isSettled) return <ScreenSkeleton />;
	const lead = [texts[event.isOver ? "leadOver" : "lead"][lang], isElsewhere(look) ? texts.zone[lang] : ""];
	return (
		<>
			<ScreenHead title={texts.title[lang]} lead={lead.filter(Boolean).join(" ")} />
			<p className="sr-only" role="status">
				{spoken(look, hand)}
			</p>
			{categories ? (
				<EventAgenda look={look} hand={hand} categories={categories}>
					{plan}
				</EventAgenda>
			) : (
				<div className="acc-columns pl-columns">
					<div className="acc-column">
						{isError ? <PartFailed what={texts.agendaFailed[lang]} onRetry={refetch} /> : <ScreenSkeleton />}
					</div>
					<div className="acc-column">{plan}</div>
				</div>
			)}
		</>
	);
}

const isElsewhere = (look: AgendaLook) => ownHourOf(look, look.now.toISOString()) !== undefined;

/** The result of the last action, for screen readers. */
function spoken(look: AgendaLook, { news, plan }: PlanInHand): string | undefined {
	const own = plan.lectures.find((one) => one.lectureId === news?.lectureId);
	return news?.text || (own && news && clashSentences(look, own, clashesWith(own, plan.lectures)).join(" "));
}

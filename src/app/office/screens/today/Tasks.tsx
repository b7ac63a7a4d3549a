import type { Today } from "../../../../features/today/contract.ts";
import { fill } from "../../../../kit/i18n/fill.ts";
import { moneyText } from "../../../../kit/money/amounts.ts";
import { useFrame } from "../../../client/use-frame.ts";
import { LinkButton } from "../../pieces/Button.tsx";
import { shortMoment } from "../../pieces/dates.ts";
import { RecordCard, RecordLine } from "../../pieces/record/RecordPage.tsx";
import { taskNames, todayTexts as texts } from "./today-texts.ts";

/** Addresses of the office are relative to it; others belong to another app. */
export const OFFICE = "office/";

/** Tasks of this person today, each with a link to the place that settles it. */
export function Tasks({ tasks }: Pick<Today, "tasks">) {
	const { lang, event } = useFrame();
	return (
		<RecordCard title={texts.tasks[lang]}>
			{tasks.length === 0 && <p className="text-muted">{texts.noTasks[lang]}</p>}
			{tasks.map(({ kind, count, grossGrosz, oldestDate, path }) => (
				<RecordLine
					key={kind}
					end={<Settle path={path} name={fill(taskNames[kind][lang], count)} />}
					note={[
						grossGrosz !== null && moneyText(lang, grossGrosz),
						oldestDate && fill(texts.oldest[lang], { day: shortMoment(lang, oldestDate, event.timeZone) }),
					]
						.filter(Boolean)
						.join(", ")}
				>
					<b>{fill(taskNames[kind][lang], count)}</b>
				</RecordLine>
			))}
		</RecordCard>
	);
}

/** Screen readers hear the task with each link. */
function Settle({ path, name }: { path: string; name: string }) {
	const { lang, base } = useFrame();
	const label = `${texts.settle[lang]}: ${name}`;
	if (!path.startsWith(OFFICE)) {
		return (
			<a href={`${base}/${path}`} aria-label={label}>
				{texts.settle[lang]}
			</a>
		);
	}
	return (
		<LinkButton look="soft" to={`/${path.slice(OFFICE.length)}`} label={label}>
			{texts.settle[lang]}
		</LinkButton>
	);
}

import { useEffect, useRef, useState } from "react";
import { fill } from "../../../kit/i18n/fill.ts";
import { type Lang, localized } from "../../../kit/i18n/lang.ts";
import { moneyText } from "../../../kit/money/amounts.ts";
import { momentText } from "../../../kit/time/moment.ts";
import { dateText } from "../../../kit/time/zone.ts";
import { Icon } from "../../../kit/ui/icons.tsx";
import { Stepper } from "../../../kit/ui/stepper.tsx";
import { paidBackGrosz, refundPlan } from "../../orders/rules.ts";
import { giveBackTexts as texts } from "../codes-texts.ts";
import type { PaymentInfo } from "../contract.ts";
import type { TeamCode } from "../team-contract.ts";
import type { useOrder } from "./use-order.ts";

type Line = PaymentInfo["lines"][number];
/** `hasCodes`: codes are issued. Before that every ticket can be returned. */
type Props = {
	lang: Lang;
	info: PaymentInfo;
	codes: TeamCode[] | undefined;
	hasCodes: boolean;
	order: ReturnType<typeof useOrder>;
};

/** Counts a line's tickets with unused codes. */
function unusedOf(line: Line, { codes, hasCodes }: Pick<Props, "codes" | "hasCodes">): number {
	if (!hasCodes) return line.quantity - line.refundedQuantity;
	const unused = (codes ?? []).filter((one) => one.state === "unused" && one.packageName === line.name).length;
	return Math.min(unused, line.quantity - line.refundedQuantity);
}

/** Returns tickets within the event's rule, after a preview of the refund. */
export function GiveBack(props: Props) {
	const { lang, info } = props;
	const [isOpen, setOpen] = useState(false);
	const heading = useRef<HTMLHeadingElement>(null);
	useEffect(() => {
		if (isOpen) heading.current?.focus();
	}, [isOpen]);
	if (info.returnRefusal) return <p className="field-help text-pretty">{info.returnRefusal}</p>;
	if (!info.refundableUntil) return null;
	if (!isOpen) {
		return (
			<button type="button" className="plain-link" onClick={() => setOpen(true)}>
				{texts[info.isAddition ? "openAddition" : "open"][lang]}
			</button>
		);
	}
	const until = new Date(info.refundableUntil);
	const day = momentText(lang, until, info.timeZone, false);
	const isTeam = info.lines.some((line) => line.kind === "team");
	const isFree = info.grossGrosz === 0;
	const isTicket = info.lines.some((line) => line.kind === "package");
	return (
		<section className="card form-card">
			<h2 className="h-card focus:outline-none" tabIndex={-1} ref={heading}>
				{texts[info.isAddition ? "openAddition" : "title"][lang]}
			</h2>
			<div className="grid gap-2 text-pretty">
				<p>{texts[info.paidGrosz > 0 ? "until" : isFree ? "untilFree" : "untilUnpaid"][lang].replace("{day}", day)}</p>
				<p className="text-muted">{texts[isTeam ? "team" : isTicket ? "own" : "options"][lang]}</p>
			</div>
			<Choosing {...props} isTeam={isTeam} onClose={() => setOpen(false)} />
		</section>
	);
}

/** The entered numbers of tickets; `plan` is undefined while all are 0. */
function selectionOf({ info, codes, hasCodes }: Props, isTeam: boolean, numbers: Record<number, number>) {
	const team = info.lines.filter((line) => line.kind === "team" && line.refundedQuantity < line.quantity);
	const rows = team.map((line) => {
		const most = unusedOf(line, { codes, hasCodes });
		return { line, most, quantity: Math.min(numbers[line.position] ?? 0, most) };
	});
	const chosen = rows
		.map(({ line, quantity }) => ({ position: line.position, quantity }))
		.filter((one) => one.quantity > 0);
	const tickets = isTeam ? chosen : null;
	const plan = isTeam && chosen.length === 0 ? undefined : refundPlan(info.lines, tickets ?? undefined);
	const grossGrosz = plan?.amounts.grossGrosz ?? 0;
	const shownGrosz = info.paidGrosz > 0 ? paidBackGrosz(info, grossGrosz) : grossGrosz;
	return { rows, tickets, plan, grossGrosz, shownGrosz };
}

function Choosing({ isTeam, onClose, ...props }: Props & { isTeam: boolean; onClose: () => void }) {
	const { lang, info, order } = props;
	const [numbers, setNumbers] = useState<Record<number, number>>({});
	const { rows, tickets, plan, grossGrosz, shownGrosz } = selectionOf(props, isTeam, numbers);
	const amount = moneyText(lang, shownGrosz);
	const isFree = info.grossGrosz === 0;
	return (
		<>
			<TeamLines lang={lang} rows={rows} onChange={(changed) => setNumbers({ ...numbers, ...changed })} />
			<p className="give-back-sum" aria-live="polite">
				{plan && !isFree && (
					<>
						<span>{texts[info.paidGrosz > 0 ? "back" : "less"][lang]}</span>
						<strong>{amount}</strong>
					</>
				)}
				{!plan && <span>{texts.nothing[lang]}</span>}
			</p>
			<div className="pay-ways">
				<button type="button" className="btn" disabled={!plan} onClick={() => void order.giveBack(tickets, grossGrosz)}>
					{plan ? texts[isFree ? "confirmFree" : "confirm"][lang].replace("{amount}", () => amount) : texts.open[lang]}
				</button>
				<button type="button" className="btn btn-outline" onClick={onClose}>
					{texts.keep[lang]}
				</button>
			</div>
		</>
	);
}

type TeamLinesProps = {
	lang: Lang;
	rows: ReturnType<typeof selectionOf>["rows"];
	onChange: (changed: Record<number, number>) => void;
};

/** Number fields per team line, or all tickets at once. */
function TeamLines({ lang, rows, onChange }: TeamLinesProps) {
	return (
		<>
			{rows.map(({ line, most, quantity }) => (
				<TeamLine
					key={line.position}
					lang={lang}
					line={line}
					most={most}
					value={quantity}
					onChange={(value) => onChange({ [line.position]: value })}
				/>
			))}
			{rows.some(({ quantity, most }) => quantity < most) && (
				<button
					type="button"
					className="plain-link"
					onClick={() => onChange(Object.fromEntries(rows.map(({ line, most }) => [line.position, most])))}
				>
					{texts.allBack[lang]}
				</button>
			)}
		</>
	);
}

type TeamLineProps = {
	lang: Lang;
	line: Line;
	most: number;
	value: number;
	onChange: (quantity: number) => void;
};

function TeamLine({ lang, line, most, value, onChange }: TeamLineProps) {
	const name = localized(lang, line.name, line.nameEn);
	const named = (key: "ticketsFor" | "more" | "fewer") => fill(texts[key][lang], name);
	return (
		<div className="team-row">
			<p>
				<b>{name}</b>
				<span className="field-help block">{texts.ofUnused[lang].replace("{count}", String(most))}</span>
			</p>
			<Stepper
				labels={{ value: named("ticketsFor"), more: named("more"), fewer: named("fewer") }}
				value={value}
				most={most}
				onChange={onChange}
			/>
		</div>
	);
}

export function Refunds({ lang, info }: { lang: Lang; info: PaymentInfo }) {
	if (info.refunds.length === 0) return null;
	return (
		<section className="card form-card">
			<h2 className="h-card">{texts.refunds[lang]}</h2>
			<ul className="transfer">
				{info.refunds.map((one) => (
					<li key={`${one.createdDate} ${one.amountGrosz}`} className="order-document">
						<span>
							<b className="tabular">{moneyText(lang, one.amountGrosz)}</b>{" "}
							<span className="text-muted">{dateText(lang, new Date(one.createdDate), info.timeZone)}</span>
						</span>
						<span className={one.state === "failed" ? "chip chip-full" : "chip"}>
							<Icon name={({ due: "clock", sent: "check", failed: "warning" } as const)[one.state]} size={18} />
							{texts[one.state][lang]}
						</span>
					</li>
				))}
			</ul>
		</section>
	);
}

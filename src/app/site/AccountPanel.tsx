import { useEffect, useState } from "react";
import { logOut } from "../../features/account/contract.ts";
import { me } from "../../features/account/me-contract.ts";
import { resetTexts, accountTexts as texts } from "../../features/account/texts.ts";
import { InsideTicket } from "../../features/account/web/InsideTicket.tsx";
import { LogInForm } from "../../features/account/web/LogInForm.tsx";
import { ResendForm } from "../../features/account/web/ResendForm.tsx";
import { OwnConsents } from "../../features/consent/web/OwnConsents.tsx";
import { isOrderNumber } from "../../features/orders/state.ts";
import { OwnOrders } from "../../features/orders/web/OwnOrders.tsx";
import { getOwnOptions, type OwnOptions } from "../../features/registration/addition-contract.ts";
import { OwnTickets } from "../../features/registration/web/OwnTickets.tsx";
import { forgetHint, isHinted } from "../../features/registration/web/session-hint.ts";
import { OwnSeats } from "../../features/seats/web/OwnSeats.tsx";
import { getOwnTickets, type TicketInfo } from "../../features/tickets/contract.ts";
import { TicketStub } from "../../features/tickets/web/TicketStub.tsx";
import { CallFailure, call } from "../../kit/api/call.ts";
import type { ResponseOf } from "../../kit/contract/call.ts";
import type { Lang } from "../../kit/i18n/lang.ts";
import { Icon } from "../../kit/ui/icons.tsx";
import { WaitState } from "../../kit/ui/wait-state.tsx";

type Me = ResponseOf<typeof me>;
type State = { name: "loading" | "nobody" | "failed" } | { name: "somebody"; person: Me };

export type AccountPanelProps = {
	lang: Lang;
	base: string;
	eventCode: string;
	isLoginAvailable: boolean;
	register: string;
	/** Somebody has logged in on this device; without that the doors stand in the first byte. */
	isExpected: boolean;
};

/** The account: log-in for who is not, the tickets for who is. Composed of several slices, which is why it stands here. */
export function AccountPanel(props: AccountPanelProps) {
	const { lang, base } = props;
	const [state, setState] = useState<State>({ name: props.isExpected ? "loading" : "nobody" });
	const ask = async () => {
		if (!isHinted()) return setState({ name: "nobody" });
		try {
			setState({ name: "somebody", person: await call(me, { query: { lang } }) });
		} catch (error) {
			const isOver = error instanceof CallFailure && error.status === 401;
			if (isOver) forgetHint();
			setState({ name: isOver ? "nobody" : "failed" });
		}
	};
	useEffect(() => void ask(), []);
	/** Whoever came from an order goes back to it. */
	const arrive = () => {
		const order = new URLSearchParams(location.search).get("order") ?? "";
		if (isOrderNumber(order)) location.replace(`${base}/order.html?id=${encodeURIComponent(order)}`);
		else void ask();
	};
	const leave = async () => {
		await call(logOut, { query: { lang } }).catch(() => {});
		setState({ name: "nobody" });
	};
	if (state.name === "loading") {
		return <WaitState text={texts.loading[lang]} noScript={texts.noScript[lang]} />;
	}
	if (state.name === "failed") {
		return (
			<div className="wrap state" role="alert">
				<p className="lead text-pretty">{texts.noAnswer[lang]}</p>
				<button type="button" className="btn" onClick={() => void ask()}>
					{texts.tryAgain[lang]}
				</button>
			</div>
		);
	}
	if (state.name === "somebody") return <Home lang={lang} base={base} person={state.person} onLeave={leave} />;
	return <Entries {...props} onLoggedIn={arrive} />;
}

/** The codes of the tickets of who is logged in, and what they have besides their packages. */
function useTickets(lang: Lang) {
	const [tickets, setTickets] = useState<TicketInfo[]>([]);
	const [options, setOptions] = useState<OwnOptions[]>([]);
	const [isFailed, setFailed] = useState(false);
	const ask = async () => {
		setFailed(false);
		try {
			const requested = { query: { lang } };
			const [codes, extras] = await Promise.all([call(getOwnTickets, requested), call(getOwnOptions, requested)]);
			setTickets(codes.tickets);
			setOptions(extras.registrations);
		} catch {
			setFailed(true);
		}
	};
	useEffect(() => void ask(), [lang]);
	const stubOf = (registrationId: number) => {
		const ticket = tickets.find((one) => one.registrationId === registrationId);
		return ticket && <TicketStub lang={lang} ticket={ticket} />;
	};
	return { stubOf, options, isFailed, ask };
}

// long: one page's markup, whose parts are components already
function Home({ lang, base, person, onLeave }: { lang: Lang; base: string; person: Me; onLeave: () => void }) {
	const { stubOf, options, isFailed, ask } = useTickets(lang);
	return (
		<div className="wrap doors">
			<div className="flex flex-wrap items-end justify-between gap-6">
				<div className="grid gap-3 min-w-0">
					<div className="grid gap-1">
						<h1 className="h-page">{texts.greeting[lang]}</h1>
						<p className="h-card break-words">{`${person.firstName} ${person.lastName}`}</p>
					</div>
					<p className="lead text-pretty">
						{texts[person.registrations.length > 0 ? "ticketsLead" : "noTickets"][lang]}
					</p>
				</div>
				<button type="button" className="btn btn-outline btn-small" onClick={onLeave}>
					{texts.logOut[lang]}
				</button>
			</div>
			{isFailed && (
				<div className="notice notice-warn" role="alert">
					<p>
						{texts.ticketsFailed[lang]}{" "}
						<button type="button" className="plain-link" onClick={() => void ask()}>
							{texts.tryAgain[lang]}
						</button>
					</p>
				</div>
			)}
			<OwnTickets
				lang={lang}
				registrations={person.registrations}
				holder={`${person.firstName} ${person.lastName}`}
				stubOf={stubOf}
				options={options}
			/>
			<OwnSeats lang={lang} registrations={person.registrations} />
			<OwnOrders lang={lang} base={base} />
			<OwnConsents lang={lang} />
			<p>
				<a href={base || "/"}>{texts.backToEvent[lang]}</a>
			</p>
		</div>
	);
}

/** Before logging in is possible, an address can be confirmed. */
function Closed({ lang, base, eventCode }: Pick<AccountPanelProps, "lang" | "base" | "eventCode">) {
	return (
		<div className="wrap state">
			<span className="success-mark">
				<Icon name="lock" size={32} />
			</span>
			<h1 className="h-page">{texts.unavailableTitle[lang]}</h1>
			<p className="lead text-pretty">{texts.unavailable[lang]}</p>
			<a className="btn" href={base || "/"}>
				{texts.backToEvent[lang]}
			</a>
			<div className="w-full mt-6">
				<ResendForm lang={lang} eventCode={eventCode} initial="" />
			</div>
		</div>
	);
}

function Entries({
	lang,
	base,
	eventCode,
	isLoginAvailable,
	register,
	onLoggedIn,
}: AccountPanelProps & { onLoggedIn: () => void }) {
	const [waiting, setWaiting] = useState("");
	if (!isLoginAvailable) return <Closed {...{ lang, base, eventCode }} />;
	return (
		<div className="wrap doors">
			<div className="grid gap-3">
				<h1 className="h-page">{texts.logInTitle[lang]}</h1>
				<p className="lead text-pretty">{texts.logInLead[lang]}</p>
			</div>
			<div className="doors-pair grid gap-6">
				<div className="grid gap-6">
					<LogInForm lang={lang} onLoggedIn={onLoggedIn} onNotActive={setWaiting} />
					<p className="flex flex-wrap justify-between gap-x-8 gap-y-2">
						<a className="underline" href={`${base}/reset.html`}>
							{resetTexts.forgot[lang]}
						</a>
						<span>
							{texts.noAccount[lang]}{" "}
							<a className="underline" href={register}>
								{texts.register[lang]}
							</a>
						</span>
					</p>
					<ResendForm lang={lang} eventCode={eventCode} initial={waiting} />
				</div>
				<InsideTicket lang={lang} />
			</div>
		</div>
	);
}

import { useEffect, useState } from "react";
import { me } from "../../features/account/me-contract.ts";
import { planWaits, resetTexts, accountTexts as texts } from "../../features/account/texts.ts";
import { InsideTicket } from "../../features/account/web/InsideTicket.tsx";
import { LogInForm } from "../../features/account/web/LogInForm.tsx";
import { ResendForm } from "../../features/account/web/ResendForm.tsx";
import { COLLECTED_KEY, parseCollected } from "../../features/agenda/collected.ts";
import { isOrderNumber } from "../../features/order-page/state.ts";
import { forgetHint, isHinted } from "../../features/registration-page/web/session-hint.ts";
import { CallFailure, call } from "../../kit/api/call.ts";
import type { ResponseOf } from "../../kit/contract/call.ts";
import type { Lang } from "../../kit/i18n/lang.ts";
import { Icon } from "../../kit/ui/icons.tsx";
import { readLocal } from "../../kit/ui/local-storage.ts";
import { WaitState } from "../../kit/ui/wait-state.tsx";
import { arrivalAddress } from "../client/addresses.ts";

type State = "loading" | "nobody" | "failed";

export type AccountPanelProps = {
	lang: Lang;
	base: string;
	eventCode: string;
	isLoginAvailable: boolean;
	register: string;
	/** Whether a session cookie is likely; otherwise the log-in forms are in the server's HTML. */
	isExpected: boolean;
};

/** Shows log-in forms, or links to the account for logged-in people. */
export function AccountPanel(props: AccountPanelProps) {
	const { lang, base, eventCode } = props;
	const [state, setState] = useState<State>(props.isExpected ? "loading" : "nobody");
	const enter = async () => {
		if (!isHinted()) return setState("nobody");
		try {
			const person = await call(me, { query: { lang } });
			location.replace(wayIn(person, { lang, base, eventCode }));
		} catch (error) {
			const isOver = error instanceof CallFailure && error.status === 401;
			if (isOver) forgetHint();
			setState(isOver ? "nobody" : "failed");
		}
	};
	useEffect(() => void enter(), []);
	if (state === "loading") return <WaitState text={texts.loading[lang]} noScript={texts.noScript[lang]} />;
	if (state === "failed") {
		return (
			<div className="wrap state" role="alert">
				<p className="lead text-pretty">{texts.noAnswer[lang]}</p>
				<button type="button" className="btn" onClick={() => void enter()}>
					{texts.tryAgain[lang]}
				</button>
			</div>
		);
	}
	return <Entries {...props} onLoggedIn={() => void enter()} />;
}

/** The link after log-in: the previous order or screen, else the account. */
function wayIn(
	{ registrations }: ResponseOf<typeof me>,
	here: Pick<AccountPanelProps, "lang" | "base" | "eventCode">,
): string {
	const query = new URLSearchParams(location.search);
	const order = query.get("order") ?? "";
	if (isOrderNumber(order)) return `${here.base}/order.html?id=${encodeURIComponent(order)}`;
	const own = registrations.filter((one) => one.status !== "cancelled").map((one) => one.eventCode);
	return arrivalAddress({ ...here, own, to: query.get("to"), lecture: query.get("lecture") });
}

/** Explains that the address can be confirmed before log-in opens. */
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

/** Shown after the redirect from account deletion. */
function ErasedNotice({ lang }: { lang: Lang }) {
	const [isErased, setErased] = useState(false);
	useEffect(() => setErased(new URLSearchParams(location.search).has("erased")), []);
	return (
		<p className={isErased ? "notice" : "sr-only"} role="status">
			{isErased && texts.erased[lang]}
		</p>
	);
}

/** Says that lectures starred in this browser move to the account at log-in. */
function PlanNotice({ lang, eventCode }: Pick<AccountPanelProps, "lang" | "eventCode">) {
	const [count, setCount] = useState(0);
	useEffect(() => setCount(parseCollected(readLocal(COLLECTED_KEY))[eventCode]?.length ?? 0), [eventCode]);
	return count > 0 && <p className="notice">{planWaits(lang, count)}</p>;
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
	if (!isLoginAvailable) return <Closed lang={lang} base={base} eventCode={eventCode} />;
	return (
		<div className="wrap doors">
			<ErasedNotice lang={lang} />
			<div className="grid gap-3">
				<h1 className="h-page">{texts.logInTitle[lang]}</h1>
				<p className="lead text-pretty">{texts.logInLead[lang]}</p>
				<PlanNotice lang={lang} eventCode={eventCode} />
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

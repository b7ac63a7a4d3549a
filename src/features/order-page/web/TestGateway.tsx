import { useEffect, useState } from "react";
import { CallFailure, call } from "../../../kit/api/call.ts";
import type { ResponseOf } from "../../../kit/contract/call.ts";
import { fill } from "../../../kit/i18n/fill.ts";
import type { Lang } from "../../../kit/i18n/lang.ts";
import { moneyText } from "../../../kit/money/amounts.ts";
import { Icon } from "../../../kit/ui/icons.tsx";
import { WaitState } from "../../../kit/ui/wait-state.tsx";
import { decideTestPayment, getTestPayment } from "../../payments/contract.ts";
import { gatewayTexts, orderTexts } from "../page-texts.ts";
import { storedSecret } from "./stored-secret.ts";

type Payment = ResponseOf<typeof getTestPayment>;
type State = { name: "loading" | "unknown" | "unanswered" | "lost" } | { name: "shown"; payment: Payment };
type Outcome = "success" | "failure" | "delay";
type Props = { lang: Lang; base: string };

const referenceIn = () => new URLSearchParams(location.search).get("ref") ?? "";

/** Sends the outcome and returns to the order, which this tab remembers. */
function useTestPayment({ lang, base }: Props) {
	const [state, setState] = useState<State>({ name: "loading" });
	const params = () => ({ params: { reference: referenceIn() || "none" }, query: { lang } });
	const fail = (error: unknown) =>
		setState({ name: error instanceof CallFailure && error.status === 404 ? "unknown" : "unanswered" });
	const ask = () => call(getTestPayment, params()).then((payment) => setState({ name: "shown", payment }), fail);
	const goBack = () => {
		const secret = storedSecret(referenceIn());
		if (secret) location.assign(`${base}/order.html?id=${encodeURIComponent(secret)}`);
		else setState({ name: "lost" });
	};
	const decide = async (outcome: Outcome) => {
		setState({ name: "loading" });
		await call(decideTestPayment, { ...params(), body: { outcome } }).then(goBack, fail);
	};
	useEffect(() => void ask(), []);
	return { state, ask, goBack, decide };
}

/** The payer chooses the outcome. No money moves. */
export function TestGateway(props: Props) {
	const { lang, base } = props;
	const { state, ask, goBack, decide } = useTestPayment(props);
	if (state.name === "shown") {
		return <Choices lang={lang} payment={state.payment} decide={decide} goBack={goBack} />;
	}
	if (state.name === "loading") {
		return <WaitState text={orderTexts.loading[lang]} noScript={orderTexts.noScript[lang]} />;
	}
	return (
		<div className="wrap state" role="alert">
			{state.name !== "unanswered" && (
				<h1 className="h-page">{gatewayTexts[state.name === "lost" ? "lostTitle" : "notFoundTitle"][lang]}</h1>
			)}
			{state.name !== "unknown" && (
				<p className="lead text-pretty">{(state.name === "lost" ? gatewayTexts.lost : orderTexts.noAnswer)[lang]}</p>
			)}
			<div className="state-actions">
				{state.name === "unanswered" && (
					<button type="button" className="btn" onClick={() => void ask()}>
						{orderTexts.tryAgain[lang]}
					</button>
				)}
				<a className="btn btn-outline" href={base || "/"}>
					{gatewayTexts.toStart[lang]}
				</a>
			</div>
		</div>
	);
}

type ChoicesProps = {
	lang: Lang;
	payment: Payment;
	decide: (outcome: Outcome) => Promise<void>;
	goBack: () => void;
};

function Choices({ lang, payment, decide, goBack }: ChoicesProps) {
	const amount = moneyText(lang, payment.amountGrosz);
	return (
		<div className="wrap state gateway">
			<h1 className="h-page">{gatewayTexts.pageTitle[lang]}</h1>
			<p className="notice notice-warn">
				<Icon name="warning" />
				<span>{gatewayTexts.warning[lang]}</span>
			</p>
			<section className="card form-card">
				<p>
					{gatewayTexts.order[lang]} <b className="tabular">{payment.number}</b>
				</p>
				<p className="gateway-amount">{amount}</p>
				{payment.state === "pending" || payment.state === "failed" ? (
					<>
						<p className="field-help">{gatewayTexts.lead[lang]}</p>
						<button type="button" className="btn" onClick={() => void decide("success")}>
							{fill(gatewayTexts.success[lang], amount)}
						</button>
						<button type="button" className="btn btn-soft" onClick={() => void decide("delay")}>
							{gatewayTexts.delay[lang]}
						</button>
						<button type="button" className="btn btn-outline" onClick={() => void decide("failure")}>
							{gatewayTexts.failure[lang]}
						</button>
					</>
				) : (
					<>
						<p>{gatewayTexts.settled[lang]}</p>
						<button type="button" className="btn" onClick={goBack}>
							{gatewayTexts.toOrder[lang]}
						</button>
					</>
				)}
			</section>
		</div>
	);
}

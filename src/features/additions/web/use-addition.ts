import { useEffect, useState } from "react";
import { CallFailure, call } from "../../../kit/api/call.ts";
import { requestKeys } from "../../../kit/api/request-keys.ts";
import type { Lang } from "../../../kit/i18n/lang.ts";
import { invariant } from "../../../kit/invariant/invariant.ts";
import { basisFor } from "../../../kit/money/displayed-price.ts";
import { useForm } from "../../../kit/ui/use-form.ts";
import { readSelection } from "../../options/contract.ts";
import { extrasIn, pricedOption } from "../../options/extras.ts";
import { chosenOptions } from "../../options/rules.ts";
import { dueOf } from "../../orders/price.ts";
import type { CardPayments } from "../../orders/rules.ts";
import { openOrderPage, orderPage } from "../../orders/web/buying/order-page.ts";
import { useHolder } from "../../registration-page/web/buying/use-person.ts";
import { useRefusals } from "../../registration-page/web/buying/use-refusals.ts";
import { addOptions, getOwnOptions, type OwnOptions } from "../contract.ts";
import { type AdditionValues, additionForm, additionOf } from "../form.ts";
import { additionRefusals } from "../texts.ts";

type State =
	| { name: "loading" | "nobody" | "unanswered" | "unknown" | "added" }
	/** The browser is leaving for the order. */
	| { name: "ordered"; orderUrl: string }
	| { name: "shown"; own: OwnOptions };

function choiceOf(lang: Lang, own: OwnOptions, values: AdditionValues) {
	const { options: offered, isOnline: attendsOnline, packageName: name, taken } = own;
	const selection = extrasIn(values, offered, attendsOnline, taken);
	const extras = chosenOptions(offered, readSelection(selection));
	const due = dueOf(
		extras.map((one) => pricedOption(lang, one)),
		values.paymentMethod,
	);
	const amounts = { due, grossGrosz: due.grossGrosz, basis: basisFor(values.wantInvoice) };
	return { chosen: { name }, offered, attendsOnline, taken, selection, extras, ...amounts };
}

/** The address names the registration (`?id=12`). */
function useOwnRegistration(lang: Lang) {
	const [state, setState] = useState<State>({ name: "loading" });
	/** After a failed refresh the form stays. */
	const ask = async () => {
		const id = Number(new URLSearchParams(location.search).get("id"));
		try {
			const { registrations } = await call(getOwnOptions, { query: { lang } });
			const own = registrations.find((one) => one.registrationId === id);
			setState(own ? { name: "shown", own } : { name: "unknown" });
		} catch (error) {
			const isNobody = error instanceof CallFailure && error.status === 401;
			setState((now) => (isNobody ? { name: "nobody" } : now.name === "shown" ? now : { name: "unanswered" }));
		}
	};
	useEffect(() => {
		void ask();
		// The browser restores this page on return from the order.
		const back = (event: PageTransitionEvent) => void (event.persisted && ask());
		addEventListener("pageshow", back);
		return () => removeEventListener("pageshow", back);
	}, []);
	return { state, setState, ask };
}

type Props = { lang: Lang; base: string; cardPayments: CardPayments };

// long: a form's declaration, request and outcome
export function useAddition({ lang, base, cardPayments }: Props) {
	const { state, setState, ask } = useOwnRegistration(lang);
	const own = state.name === "shown" ? state.own : undefined;
	const choose = (values: AdditionValues) => own && choiceOf(lang, own, values);
	const refusals = useRefusals(lang);
	const [keyOf] = useState(requestKeys);
	const fields = useForm({
		form: additionForm,
		lang,
		id: "",
		mode: "blur",
		context: choose,
		onRefused: refusals.count,
		async save(_, values) {
			const choice = invariant(choose(values), "the chosen options");
			if (choice.extras.length === 0) {
				refusals.say({ text: additionRefusals.nothing, items: [] });
				return refusals.count();
			}
			const id = invariant(own, "the ticket to extend").registrationId;
			const body = additionOf(values, choice);
			try {
				const headers = { "idempotency-key": keyOf(JSON.stringify({ id, body })) };
				const { order } = await call(addOptions, { params: { id }, query: { lang }, body, headers });
				if (!order) return setState({ name: "added" });
				const orderUrl = orderPage(base, order);
				setState({ name: "ordered", orderUrl });
				openOrderPage(orderUrl, body.paymentMethod);
			} catch (error) {
				if (!(error instanceof CallFailure)) throw error;
				refusals.sayFailure(error);
				if (error.status >= 400) await ask(); // Prices, stock or the log-in may have changed.
				throw error;
			}
		},
	});
	useHolder(lang, fields.set);
	const offer = {
		soldOut: (own?.options ?? []).filter((one) => !one.isAvailable).map((one) => one.objectId),
		soldOutSizes: Object.fromEntries((own?.options ?? []).map((one) => [one.objectId, one.soldOutChoices])),
	};
	return { state, ask, fields, form: { lang, cardPayments }, choice: choose(fields.values), offer, refusals };
}

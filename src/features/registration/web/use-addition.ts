import { useEffect, useState } from "react";
import { get, type Resolver, type UseFormReturn, useForm } from "react-hook-form";
import * as z from "zod/mini";
import { CallFailure, call } from "../../../kit/api/call.ts";
import { requestKeys } from "../../../kit/api/request-keys.ts";
import { parsed } from "../../../kit/contract/refine.ts";
import type { Lang } from "../../../kit/i18n/lang.ts";
import { invariant } from "../../../kit/invariant/invariant.ts";
import { basisFor } from "../../../kit/money/displayed-price.ts";
import { readSelection } from "../../options/contract.ts";
import { chosenOptions } from "../../options/rules.ts";
import { dueOf } from "../../orders/price.ts";
import type { CardPayments } from "../../orders/rules.ts";
import { addition, addOptions, getOwnOptions, type OwnOptions, type SentAddition } from "../addition-contract.ts";
import { additionRefusals } from "../addition-texts.ts";
import { errorMessageOf, refusedBy } from "../error-ladder.ts";
import { extrasIn } from "../extras.ts";
import { paymentIn } from "../payment-payload.ts";
import { additionSchema } from "../schemas.ts";
import { emptyValues, type FormValues } from "../values.ts";
import type { ExtrasForm } from "./extras-form.ts";
import { shownErrors } from "./shown-errors.ts";
import { pricedExtra } from "./use-offer.ts";
import { useMessage, useOnce, whetherTaken } from "./use-once.ts";
import { useHolder } from "./use-person.ts";

type State =
	| { name: "loading" | "nobody" | "unanswered" | "unknown" | "added" }
	/** On the way to the order. */
	| { name: "ordered"; orderUrl: string }
	| { name: "shown"; own: OwnOptions };

/** The additions chosen in the form, and their price. */
function choiceOf(lang: Lang, own: OwnOptions, values: FormValues) {
	const { options: offered, isOnline: attendsOnline, packageName: name, taken } = own;
	const selection = extrasIn(values, offered, attendsOnline, taken);
	const extras = chosenOptions(offered, readSelection(selection));
	const due = dueOf(
		extras.map((one) => pricedExtra({ lang }, one)),
		values.paymentMethod,
	);
	const amounts = { due, grossGrosz: due.grossGrosz, basis: basisFor(values.wantInvoice) };
	return { chosen: { name }, offered, attendsOnline, taken, selection, extras, ...amounts };
}

type Added = ReturnType<typeof choiceOf>;

/** The request body. */
function additionOf(values: FormValues, { selection, grossGrosz }: Added): SentAddition {
	const { packageIsFree: _, ...payment } = paymentIn(values, grossGrosz);
	return { ...selection, ...payment };
}

/** The resolver of a form whose output is the request body. */
type AdditionResolver = Resolver<FormValues, unknown, SentAddition>;

function resolverOf(lang: Lang, choose: (values: FormValues) => Added | undefined): AdditionResolver {
	return (values) => {
		const choice = choose(values);
		if (!choice) return { values: {}, errors: {} };
		const { offered, attendsOnline: isOnline, taken, grossGrosz } = choice;
		const sent = additionOf(values, choice);
		const way = additionSchema(grossGrosz === 0, { offered, included: [], isOnline, taken });
		const { errors } = parsed(z.pipe(addition, way), sent);
		return errors ? { values: {}, errors: shownErrors(errors, lang) } : { values: sent, errors: {} };
	};
}

/** Registration named in the address (`?id=12`), with its available additions. */
function useOwn(lang: Lang) {
	const [state, setState] = useState<State>({ name: "loading" });
	/** A failed refresh keeps the form shown. */
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
		// coming back from the order refreshes the state
		const back = (event: PageTransitionEvent) => void (event.persisted && ask());
		addEventListener("pageshow", back);
		return () => removeEventListener("pageshow", back);
	}, []);
	return { state, setState, ask };
}

type Props = { lang: Lang; base: string; cardPayments: CardPayments };

/** Adding options to a registration: offer, choice, validation and outcome. */
export function useAddition({ lang, base, cardPayments }: Props) {
	const found = useOwn(lang);
	const { state, ask } = found;
	const own = state.name === "shown" ? state.own : undefined;
	const choose = (values: FormValues) => own && choiceOf(lang, own, values);
	const fields = useForm<FormValues, unknown, SentAddition>({
		defaultValues: emptyValues,
		mode: "onTouched",
		resolver: resolverOf(lang, choose),
		shouldFocusError: false,
	});
	useHolder(lang, fields);
	const sending = useSending({ lang, base, found, own, choose, fields });
	const choice = choose(fields.watch());
	const offer = {
		soldOut: (own?.options ?? []).filter((one) => !one.isAvailable).map((one) => one.objectId),
		soldOutSizes: Object.fromEntries((own?.options ?? []).map((one) => [one.objectId, one.soldOutChoices])),
	};
	const errorOf: ExtrasForm["errorOf"] = (name) =>
		(get(fields.formState.errors, name) as { message?: string } | undefined)?.message;
	return { state, ask, fields, form: { lang, cardPayments }, choice, offer, errorOf, ...sending };
}

type Sending = {
	lang: Lang;
	base: string;
	found: ReturnType<typeof useOwn>;
	own: OwnOptions | undefined;
	choose: (values: FormValues) => Added | undefined;
	fields: UseFormReturn<FormValues, unknown, SentAddition>;
};

/** Sends the form once, however often the button is pressed, and reports the outcome. */
function useSending({ lang, base, found, own, choose, fields }: Sending) {
	const [errorMessage, setErrorMessage] = useMessage();
	const { isSending, round, once } = useOnce(() => setErrorMessage(undefined));
	const [keyOf] = useState(requestKeys);
	const refuse = async (failure: CallFailure) => {
		for (const [field, sentence] of Object.entries(failure.problem?.modelState ?? {})) {
			fields.setError(field as keyof FormValues, { type: "server", message: sentence[0] ?? "" });
		}
		setErrorMessage(errorMessageOf(refusedBy(failure, lang)));
		if (failure.status >= 400) await found.ask(); // prices, stock or the login may have changed
	};
	/** Whether the server accepted it. */
	const send = async (body: SentAddition): Promise<boolean> => {
		const choice = invariant(choose(fields.getValues()), "what was chosen");
		if (choice.extras.length === 0) {
			setErrorMessage({ text: additionRefusals.nothing, items: [] });
			return false;
		}
		const id = invariant(own, "the ticket that is added to").registrationId;
		try {
			const headers = { "idempotency-key": keyOf(JSON.stringify({ id, body })) };
			const { order } = await call(addOptions, { params: { id }, query: { lang }, body, headers });
			if (!order) found.setState({ name: "added" });
			else {
				const orderUrl = `${base}/order.html?id=${encodeURIComponent(order.secret)}`;
				found.setState({ name: "ordered", orderUrl });
				// the order's page starts the payment, so that Back from the payment leads there
				location.assign(body.paymentMethod === "card" ? `${orderUrl}&pay=card` : orderUrl);
			}
			return true;
		} catch (error) {
			await refuse(error instanceof CallFailure ? error : new CallFailure(0, undefined));
			return false;
		}
	};
	const submit = once(() => whetherTaken(fields, send));
	return { errorMessage, isSending, round, submit };
}

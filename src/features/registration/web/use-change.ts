import { useState } from "react";
import { get, type Resolver, type UseFormReturn, useForm } from "react-hook-form";
import * as z from "zod/mini";
import { CallFailure, call } from "../../../kit/api/call.ts";
import { requestKeys } from "../../../kit/api/request-keys.ts";
import { type FieldErrors, parsed } from "../../../kit/contract/refine.ts";
import type { Lang } from "../../../kit/i18n/lang.ts";
import { basisFor } from "../../../kit/money/displayed-price.ts";
import { dueOf } from "../../orders/price.ts";
import {
	changePackage,
	type PackageChange,
	type PackageChanges,
	type SentChange,
	wantedChange,
} from "../change-contract.ts";
import { changedRows } from "../change-rows.ts";
import { changeLine } from "../change-texts.ts";
import { errorMessageOf, refusedBy } from "../error-ladder.ts";
import { buysAbroad, paymentIn } from "../payment-payload.ts";
import { emptyValues, type FormValues } from "../values.ts";
import type { ExtrasForm } from "./extras-form.ts";
import { shownErrors } from "./shown-errors.ts";
import { useMessage, useOnce, whetherTaken } from "./use-once.ts";
import { useHolder } from "./use-person.ts";

type Props = {
	lang: Lang;
	base: string;
	changes: PackageChanges;
	/** Code of the preselected package; where unavailable, the cheapest that removes nothing. */
	first: string | null;
	/** Fetches the current state. */
	onAsk: () => Promise<unknown>;
};

/** Whether a package can be ordered: places are left, and the price is above 0. */
export function canBeOrdered({ placesLeft, netGrosz }: PackageChange): boolean {
	return placesLeft !== 0 && netGrosz > 0;
}

/** Whether a package removes nothing from the ticket. */
const isOnlyMore =
	({ own }: PackageChanges) =>
	(one: PackageChange): boolean =>
		changedRows(own, one).lost.length === 0;

/** The package chosen in the form, and its price. */
function choiceOf(lang: Lang, { own, packages }: PackageChanges, values: FormValues) {
	const chosen = packages.find((one) => one.code === values.packageCode && canBeOrdered(one));
	const isAbroad = chosen?.hasReverseCharge === true && chosen.isOnline && buysAbroad(values);
	const line = chosen && {
		name: changeLine(own.name, chosen.name)[lang],
		quantity: 1,
		listNetGrosz: chosen.netGrosz,
		unitNetGrosz: chosen.netGrosz,
		vatRate: chosen.vatRate,
		isReverseCharged: isAbroad,
	};
	const due = dueOf(line ? [line] : [], values.paymentMethod);
	const more = { offered: [], extras: [], attendsOnline: chosen?.isOnline ?? false };
	return { chosen, due, grossGrosz: due.grossGrosz, basis: basisFor(values.wantInvoice), ...more };
}

/** A form whose output is the request body. */
type ChangeForm = UseFormReturn<FormValues, unknown, SentChange>;

/** The request body. */
function sentOf(lang: Lang, changes: PackageChanges, values: FormValues): SentChange {
	const { grossGrosz } = choiceOf(lang, changes, values);
	const { packageIsFree: _, ...payment } = paymentIn(values, grossGrosz);
	return { packageCode: values.packageCode, ...payment };
}

/**
 * Validates what is sent. Without an invoice there are no buyer fields; their validator is loaded when an invoice is
 * wanted, and where loading fails only the server validates.
 */
async function wrongIn(sent: SentChange): Promise<FieldErrors | undefined> {
	if (!sent.wantInvoice) return undefined;
	const rules = await import("../change-way.ts").catch(() => undefined);
	return rules && parsed(z.pipe(wantedChange, rules.changeWay()), sent).errors;
}

function resolverOf(lang: Lang, changes: PackageChanges): Resolver<FormValues, unknown, SentChange> {
	return async (values) => {
		const sent = sentOf(lang, changes, values);
		const errors = await wrongIn(sent);
		return errors ? { values: {}, errors: shownErrors(errors, lang) } : { values: sent, errors: {} };
	};
}

/** Changing a ticket's package: choice, price and the order's outcome. */
export function useChange({ lang, base, changes, first, onAsk }: Props) {
	const { packages, cardPayments } = changes;
	const wanted = packages.filter(canBeOrdered);
	const chosen = wanted.find((one) => one.code === first) ?? wanted.find(isOnlyMore(changes)) ?? wanted[0];
	const fields: ChangeForm = useForm<FormValues, unknown, SentChange>({
		defaultValues: { ...emptyValues, packageCode: chosen?.code ?? "" },
		mode: "onTouched",
		resolver: resolverOf(lang, changes),
		shouldFocusError: false,
	});
	useHolder(lang, fields);
	const sending = useSending({ lang, base, id: changes.registrationId, fields, onAsk });
	const errorOf: ExtrasForm["errorOf"] = (name) =>
		(get(fields.formState.errors, name) as { message?: string } | undefined)?.message;
	const choice = choiceOf(lang, changes, fields.watch());
	const offer = { soldOut: [], soldOutSizes: {} };
	return { fields, form: { lang, cardPayments }, choice, offer, errorOf, ...sending };
}

type Sending = Pick<Props, "lang" | "base" | "onAsk"> & { id: number; fields: ChangeForm };

/** Sends the form once, however often the button is pressed, and reports the outcome. */
function useSending({ lang, base, id, fields, onAsk }: Sending) {
	const [errorMessage, setErrorMessage] = useMessage();
	const { isSending, round, once } = useOnce(() => setErrorMessage(undefined));
	const [keyOf] = useState(requestKeys);
	const refuse = async (failure: CallFailure) => {
		for (const [field, sentence] of Object.entries(failure.problem?.modelState ?? {})) {
			fields.setError(field as keyof FormValues, { type: "server", message: sentence[0] ?? "" });
		}
		setErrorMessage(errorMessageOf(refusedBy(failure, lang)));
		if (failure.status >= 400) await onAsk(); // prices or places may have changed
	};
	/** Whether the server accepted it. */
	const send = async (body: SentChange): Promise<boolean> => {
		try {
			const headers = { "idempotency-key": keyOf(JSON.stringify({ id, body })) };
			const { order } = await call(changePackage, { params: { id }, query: { lang }, body, headers });
			const orderUrl = `${base}/order.html?id=${encodeURIComponent(order.secret)}`;
			// the order's page starts the payment, so that Back from the payment leads there
			location.assign(body.paymentMethod === "card" ? `${orderUrl}&pay=card` : orderUrl);
			return true;
		} catch (error) {
			await refuse(error instanceof CallFailure ? error : new CallFailure(0, undefined));
			return false;
		}
	};
	return { errorMessage, isSending, round, submit: once(() => whetherTaken(fields, send)) };
}

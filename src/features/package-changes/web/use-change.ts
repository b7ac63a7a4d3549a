import { useEffect, useRef, useState } from "react";
import { CallFailure, call } from "../../../kit/api/call.ts";
import { requestKeys } from "../../../kit/api/request-keys.ts";
import type { Lang } from "../../../kit/i18n/lang.ts";
import { basisFor } from "../../../kit/money/displayed-price.ts";
import { useForm } from "../../../kit/ui/use-form.ts";
import { buysAbroad, paymentIn } from "../../orders/payment-payload.ts";
import { dueOf } from "../../orders/price.ts";
import { openOrderPage, orderPage } from "../../orders/web/buying/order-page.ts";
import { useHolder } from "../../registration-page/web/buying/use-person.ts";
import { useRefusals } from "../../registration-page/web/buying/use-refusals.ts";
import { changePackage, type PackageChange, type PackageChanges, type SentChange } from "../contract.ts";
import { type ChangeValues, changeForm } from "../form.ts";
import { changedRows } from "../rows.ts";
import { changeLine } from "../texts.ts";

type Props = {
	lang: Lang;
	base: string;
	changes: PackageChanges;
	/** The preselected package. If it is unavailable, the cheapest one that loses nothing. */
	first: string | null;
	onAsk: () => Promise<unknown>;
};

/** Whether places are left and something is due. */
export function canBeOrdered({ placesLeft, netGrosz }: PackageChange): boolean {
	return placesLeft !== 0 && netGrosz > 0;
}

const isOnlyMore =
	({ own }: PackageChanges) =>
	(one: PackageChange): boolean =>
		changedRows(own, one).lost.length === 0;

function choiceOf(lang: Lang, { own, packages }: PackageChanges, values: ChangeValues) {
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
	return { chosen, due, grossGrosz: due.grossGrosz, basis: basisFor(values.wantInvoice) };
}

function sentOf(lang: Lang, changes: PackageChanges, values: ChangeValues): SentChange {
	const { grossGrosz } = choiceOf(lang, changes, values);
	const { packageIsFree: _, ...payment } = paymentIn(values, grossGrosz);
	return { packageCode: values.packageCode, ...payment };
}

/** Loads on the first `load`. If that fails, only the server validates. */
function useInvoiceErrors() {
	const rules = useRef<typeof import("../way.ts")>(undefined);
	const [, redraw] = useState(0);
	const load = async () => {
		rules.current ??= await import("../way.ts").catch(() => undefined);
		redraw((n) => n + 1);
	};
	return { load, invoiceErrors: () => rules.current?.changeErrors };
}

export function useChange({ lang, base, changes, first, onAsk }: Props) {
	const { packages, cardPayments, registrationId: id } = changes;
	const wanted = packages.filter(canBeOrdered);
	const chosen = wanted.find((one) => one.code === first) ?? wanted.find(isOnlyMore(changes)) ?? wanted[0];
	const refusals = useRefusals(lang);
	const { load, invoiceErrors } = useInvoiceErrors();
	const [keyOf] = useState(requestKeys);
	const fields = useForm({
		form: changeForm,
		lang,
		id: "",
		mode: "blur",
		initial: { packageCode: chosen?.code ?? "" },
		context: { sentOf: (values: ChangeValues) => sentOf(lang, changes, values), invoiceErrors },
		onRefused: refusals.count,
		async whenReady() {
			if (fields.latest().wantInvoice) await load();
		},
		async save(_, values) {
			const body = sentOf(lang, changes, values);
			try {
				const headers = { "idempotency-key": keyOf(JSON.stringify({ id, body })) };
				const { order } = await call(changePackage, { params: { id }, query: { lang }, body, headers });
				openOrderPage(orderPage(base, order), body.paymentMethod);
			} catch (error) {
				if (!(error instanceof CallFailure)) throw error;
				refusals.sayFailure(error);
				if (error.status >= 400) await onAsk(); // prices or places may have changed
				throw error;
			}
		},
	});
	const { wantInvoice } = fields.values;
	useEffect(() => {
		if (wantInvoice) void load();
	}, [wantInvoice]);
	useHolder(lang, fields.set);
	return { fields, form: { lang, cardPayments }, choice: choiceOf(lang, changes, fields.values), refusals };
}

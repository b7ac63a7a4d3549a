import * as z from "zod/mini";
import { type ManualOrder, manualOrder } from "../../features/manual-orders/contract.ts";
import { placeOrder } from "../../features/manual-orders/server/place-order.ts";
import { planOf, prepareOrder } from "../../features/manual-orders/server/prepare-order.ts";
import { OPTION_FIELDS, OPTION_KINDS } from "../../features/options/rules.ts";
import type { CommandPlan } from "../../features/organisers/command-plan.ts";
import { groszOf } from "../../kit/money/amounts.ts";
import { neededText, onlyOne, parseWholeNumber, parseWord, textOf, textsOf } from "./arguments.ts";
import { CommandFailure, defineCommand, type ParsedArguments } from "./command.ts";
import { amountOf } from "./show.ts";

const text = { type: "string" } as const;
/** Delivery follows from its address. */
const EXTRA_KINDS = OPTION_KINDS.filter((kind) => kind !== "delivery");

export const newOrderCommand = defineCommand({
	name: "order new",
	usage: "EMAIL --event CODE --first-name TEXT --last-name TEXT --ticket CODE[:QUANTITY[:PRICE]] …",
	about: `Places an order for a buyer, on your word. It takes places like an order on the page, and sends the pro-forma.
--ticket         a package, its quantity (1) and an agreed net price in zł, such as STANDARD:5:599.00; repeatable
--team           tickets with codes; without it the only ticket is in the buyer's name
--reason TEXT    the reason for an agreed price, without personal data
--code CODE      a discount code
--lang pl|en     the language of e-mails and documents, pl by default
--calendar CODE  the edition, for a meetup; --mode onsite|online
--extra KIND     an extra of the buyer's own ticket: lunch, afterparty, tshirt:SIZE or giftbag; repeatable
--delivery-street TEXT, --delivery-post-code, --delivery-city and --delivery-comment  deliver a T-shirt or gift bag
--nip NUMBER     a company pays; with --payer TEXT, --street, --post-code, --city, --country (PL) and --comments.
                 Without --nip a person pays, with an invoice if --street is given
--days NUMBER    days to pay, 7 by default, 30 at most
--paid           the money has arrived; --reference TEXT is the bank's reference`,
	options: {
		event: text,
		"first-name": text,
		"last-name": text,
		lang: text,
		ticket: { type: "string", multiple: true },
		team: { type: "boolean" },
		reason: text,
		code: text,
		extra: { type: "string", multiple: true },
		"delivery-street": text,
		"delivery-post-code": text,
		"delivery-city": text,
		"delivery-comment": text,
		calendar: text,
		mode: text,
		nip: text,
		payer: text,
		street: text,
		"post-code": text,
		city: text,
		country: text,
		comments: text,
		days: text,
		paid: { type: "boolean" },
		reference: text,
	},
	input: z.object({ event: z.string(), order: manualOrder }),
	read: (typed) => ({ event: neededText(typed, "event", "MSTS25"), order: orderIn(typed) }),
	async preview(deps, { event, order }) {
		return planText(await planOf(deps.db, await prepareOrder(deps.db, deps, event, order)));
	},
	async run(deps, { event, order }) {
		const number = await deps.db.transaction(async (tx) =>
			placeOrder(tx, deps, await prepareOrder(tx, deps, event, order), "command:order"),
		);
		return { text: `Order ${number} is placed.`, data: { number } };
	},
});

function planText({ title, effects, figures }: CommandPlan): string {
	const sums = figures.map(({ label, grosz }) => `${label.en}: ${amountOf(grosz)}`);
	return [title.en, ...effects.map((one) => one.en), ...sums].join("\n");
}

function orderIn(typed: ParsedArguments): ManualOrder {
	const optional = (name: string) => textOf(typed, name)?.trim() ?? "";
	const tickets = textsOf(typed, "ticket").map(ticketIn);
	if (tickets.length === 0) throw new CommandFailure("Give --ticket STANDARD, or --ticket STANDARD:5.");
	const isPaid = typed.values["paid"] === true;
	const order: z.input<typeof manualOrder> = {
		firstName: neededText(typed, "first-name", "TEXT"),
		lastName: neededText(typed, "last-name", "TEXT"),
		email: onlyOne(typed, "buyer by their EMAIL"),
		lang: parseWord(textOf(typed, "lang") ?? "pl", ["pl", "en"], "--lang"),
		isTeam: typed.values["team"] === true,
		calendarCode: optional("calendar"),
		mode: parseWord(textOf(typed, "mode"), ["onsite", "online"] as const, "--mode") ?? "",
		tickets,
		reason: optional("reason"),
		code: optional("code"),
		...extrasIn(typed, optional),
		...payerIn(optional),
		isPaid,
		days: parseWholeNumber(textOf(typed, "days"), "--days") ?? null,
		reference: optional("reference"),
	};
	return z.parse(manualOrder, order);
}

/** The buyer receives the delivery. */
function extrasIn(typed: ParsedArguments, optional: (name: string) => string) {
	const extras = textsOf(typed, "extra").map((one) => {
		const [typedKind = "", size = ""] = one.split(":");
		const kind = parseWord(typedKind, EXTRA_KINDS, "--extra");
		if ((kind === "tshirt") !== (size !== ""))
			throw new CommandFailure(`--extra is "${one}", but only a T-shirt has a size, such as tshirt:M.`);
		return [OPTION_FIELDS[kind], size || true] as const;
	});
	const address = {
		deliveryStreet: optional("delivery-street"),
		deliveryPostCode: optional("delivery-post-code"),
		deliveryCity: optional("delivery-city"),
		deliveryComment: optional("delivery-comment"),
	};
	const wantDelivery = Object.values(address).some((part) => part !== "");
	const names = wantDelivery && { deliveryFirstName: optional("first-name"), deliveryLastName: optional("last-name") };
	return { ...Object.fromEntries(extras), ...address, ...names, wantDelivery };
}

function payerIn(optional: (name: string) => string) {
	const isCompany = optional("nip") !== "";
	return {
		wantInvoice: isCompany || optional("street") !== "",
		payerKind: isCompany ? ("company" as const) : ("person" as const),
		payerNip: optional("nip"),
		payerName: optional("payer"),
		payerStreet: optional("street"),
		payerPostCode: optional("post-code"),
		payerCity: optional("city"),
		payerCountry: optional("country"),
		payerComments: optional("comments"),
	};
}

/** "STANDARD:5:599.00" */
function ticketIn(typed: string): ManualOrder["tickets"][number] {
	const [packageCode = "", count, price, ...more] = typed.split(":");
	const agreedNetGrosz = price === undefined ? null : groszOf(price);
	if (agreedNetGrosz === undefined || more.length > 0)
		throw new CommandFailure(`--ticket is "${typed}", but must be like STANDARD:5 or STANDARD:5:599.00.`);
	return { packageCode, quantity: parseWholeNumber(count, "The quantity of --ticket") ?? 1, agreedNetGrosz };
}

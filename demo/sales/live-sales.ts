import type { Deps } from "../../src/app/boot/deps.ts";
import type { Choices } from "../people/acting.ts";
import type { Act, Story } from "../people/story.ts";
import { buyer } from "./buyers.ts";
import { deskOf } from "./desk.ts";
import type { Trade } from "./trading.ts";

type Shop = ReturnType<typeof shopOf>;

/** A month of sales at the live event: every state of an order, codes, limits and a waiting list. */
export function liveSales(deps: Deps, story: Story, trade: Trade): Act[] {
	const shop = shopOf(deps, story, trade);
	return [
		...teamSales(shop),
		...refundedSales(shop),
		...transfers(shop),
		...invoicesLater(shop),
		...fewPlaces(shop),
		...minutesAgo(shop),
	];
}

function shopOf(deps: Deps, story: Story, trade: Trade) {
	const { live: event, ago, firstStart } = story;
	const ordering =
		(paymentMethod: "card" | "transfer" | "deferred") =>
		(name: string, at: Date, packageCode: string, choices: Choices = {}) => {
			const who = buyer(name);
			return trade.buys(name, at, { who, event }, packageCode, { ...who.payer, paymentMethod, ...choices });
		};
	return {
		...trade,
		desk: deskOf(deps, story),
		secret: deps.ids.secret,
		event,
		ago,
		minutesAgo: (minutes: number) => new Date(firstStart.getTime() - minutes * 60_000),
		byCard: ordering("card"),
		byTransfer: ordering("transfer"),
		byInvoice: ordering("deferred"),
	};
}

/** The code of a partner. */
const PARTNER = { kind: "discount", percent: 15, packageCodes: ["BASIC-ONLINE", "BASIC-ONSITE"] } as const;
/** Single codes for guests of a partner. */
const GUESTS = { kind: "invitation", percent: null, packageCodes: ["STANDARD"], named: null } as const;

/** Teams with codes: half of them used, some refunded, and one from abroad without VAT. */
function teamSales({ desk, event, ago, ...shop }: Shop): Act[] {
	const comes = (name: string, at: Date) => shop.usesCode("ewa", at, { who: buyer(name), event }, "BASIC-ONSITE");
	return [
		desk.createsCodes(ago(18, "09:00"), { ...PARTNER, named: "LATARNIA15" }),
		desk.createsCodes(ago(18, "09:20"), GUESTS),
		shop.byCard("witold", ago(16, "14:25"), "BASIC-ONLINE", { quantity: 4, code: "LATARNIA15" }),
		shop.paysByCard("witold", ago(16, "14:27")),
		shop.byTransfer("ewa", ago(15, "11:10"), "BASIC-ONSITE", { quantity: 6 }),
		shop.recordsTransfer("ewa", ago(13, "08:45")),
		comes("marek", ago(12, "20:15")),
		comes("olga", ago(11, "07:30")),
		comes("julian", ago(10, "16:50")),
		shop.byTransfer("lena", ago(13, "15:05"), "BASIC-ONLINE", { quantity: 3 }),
		shop.recordsTransfer("lena", ago(10, "09:00")),
		shop.refunds("witold", ago(6, "11:20"), 2),
		shop.runsJobs(ago(6, "11:21")),
	];
}

/** A buyer returns a ticket, and the bank of another refuses the money. */
function refundedSales({ ago, ...shop }: Shop): Act[] {
	return [
		shop.byCard("roksana", ago(17, "21:40"), "STANDARD", { code: "FINALCALL" }),
		shop.paysByCard("roksana", ago(17, "21:41")),
		shop.byCard("stefan", ago(12, "18:30"), "STANDARD"),
		shop.paysByCard("stefan", ago(12, "18:31")),
		shop.byCard("dorota", ago(10, "10:05"), "BASIC-ONLINE"),
		shop.paysByCard("dorota", ago(10, "10:07")),
		shop.returns("stefan", ago(7, "09:40")),
		shop.runsJobs(ago(7, "09:41")),
		shop.byCard("roman", ago(6, "22:10"), "STANDARD"),
		shop.failsByCard("roman", ago(6, "22:12")),
		shop.paysByCard("roman", ago(6, "22:15")),
		shop.refunds("dorota", ago(1, "10:30"), 1),
		shop.failsRefunds(ago(1, "10:31")),
	];
}

/** Transfers: cancelled, overdue, too much, in parts, and awaited. */
function transfers({ ago, ...shop }: Shop): Act[] {
	return [
		shop.byTransfer("bogna", ago(11, "12:00"), "BASIC-ONSITE"),
		shop.cancels("bogna", ago(9, "17:45")),
		shop.byTransfer("norbert", ago(9, "20:15"), "BASIC-ONLINE"),
		shop.byTransfer("halina", ago(7, "13:15"), "BASIC-ONSITE"),
		shop.recordsTransfer("halina", ago(4, "08:50"), { grosz: 45_000 }),
		shop.byTransfer("jan", ago(4, "10:20"), "STANDARD", { quantity: 2 }),
		shop.byTransfer("kamil", ago(3, "19:10"), "BASIC-ONSITE"),
		shop.runsJobs(ago(3, "21:30")),
		shop.runsJobs(ago(2, "21:30")),
		shop.recordsTransfer("jan", ago(1, "08:40"), { grosz: 100_000 }),
	];
}

/** Deferred invoices: overdue, due later, and above the limit without approval. */
function invoicesLater({ ago, ...shop }: Shop): Act[] {
	return [
		shop.byInvoice("renata", ago(20, "10:05"), "STANDARD", { quantity: 2 }),
		shop.byInvoice("irena", ago(8, "14:30"), "EXEC", { quantity: 2 }),
		shop.byInvoice("teresa", ago(2, "11:00"), "STANDARD", { quantity: 12 }),
	];
}

/** A package without places and its waiting list, of which one has an offer; and a package with few places. */
function fewPlaces({ desk, ago, minutesAgo, ...shop }: Shop): Act[] {
	return [
		shop.byTransfer("sabina", ago(14, "09:30"), "EXEC", { quantity: 4 }),
		shop.recordsTransfer("sabina", ago(11, "08:35")),
		desk.limits(ago(6, "12:00"), "EXEC", 8),
		desk.limits(ago(6, "12:05"), "BASIC-ONSITE", 40),
		desk.registersGuest(ago(5, "09:10"), buyer("alicja"), "STANDARD"),
		shop.byCard("grazyna", ago(5, "16:00"), "EXEC"),
		shop.paysByCard("grazyna", ago(5, "16:02")),
		desk.waits(ago(5, "18:20"), buyer("adam"), "EXEC"),
		desk.waits(ago(4, "12:40"), buyer("beata"), "EXEC"),
		desk.waits(ago(3, "09:05"), buyer("oliwia"), "EXEC"),
		desk.waits(ago(2, "20:30"), buyer("cezary"), "EXEC"),
		shop.refunds("sabina", minutesAgo(180), 1),
	];
}

/** Buyers of the moment: one has not confirmed the address, and one is paying. */
function minutesAgo({ minutesAgo: soon, secret, ...shop }: Shop): Act[] {
	const password = secret();
	const { firstName, lastName, phoneNo } = buyer("lucjan");
	const person = { firstName, lastName, phoneNo, password, confirmPassword: password };
	return [
		shop.byInvoice("lucjan", soon(6), "BASIC-ONLINE", person),
		shop.byCard("iga", soon(4), "BASIC-ONLINE"),
		shop.beginsCard("iga", soon(3)),
	];
}

import { guestForm } from "../../src/features/guests/guest-form.ts";
import { manualOrderForm, wantedOrder } from "../../src/features/manual-orders/form.ts";
import { newOptionForm, optionForm } from "../../src/features/options/office-form.ts";
import type { Right } from "../../src/features/organisers/rights.ts";
import { rightsForm } from "../../src/features/packages/rights-form.ts";
import { newRoundForm, roundForm } from "../../src/features/packages/round-form.ts";

/** An office call's right. `params`, `body` and `query` replace examples that the call refuses as wrong input. */
export type OfficeLine = {
	right: Right;
	isWithoutFactor?: true;
	params?: Record<string, string>;
	body?: unknown;
	query?: string;
};

const GUEST_LIST = { text: "imię,nazwisko,e-mail\nAnna,Lis,anna.lis@inna.example", packageCode: "EXPO" };

/** A list that every role reads. */
const OPEN_LIST = { list: "codes" };

const NEW_ORDER = wantedOrder({
	...manualOrderForm.empty,
	firstName: "Anna",
	lastName: "Lis",
	email: "anna.lis@inna.example",
	tickets: [{ packageCode: "BASIC-ONLINE", quantity: "1", price: "" }],
	payer: "none",
});

/** Every call that needs a right, by its name in the API reference. A new call adds a line. */
export const OFFICE_CALLS: Record<string, OfficeLine> = {
	"GET /api/office/event/{eventCode}/me": { right: "office.open", isWithoutFactor: true },
	"GET /api/office/event/{eventCode}/find": { right: "office.open", query: "q=nowak" },
	"POST /api/office/event/{eventCode}/presence": { right: "office.open" },
	"GET /api/office/event/{eventCode}/organisers": { right: "organisers.read" },
	"GET /api/office/event/{eventCode}/organisers/file": { right: "organisers.export" },
	"POST /api/office/event/{eventCode}/organisers/invite": {
		right: "organisers.manage",
		body: { email: "ola@biuro.example", role: "viewer", isOfFoundation: false },
	},
	"POST /api/office/event/{eventCode}/organisers/uninvite": { right: "organisers.manage" },
	"POST /api/office/event/{eventCode}/organisers/{accountId}/roles": { right: "organisers.manage" },
	"GET /api/office/event/{eventCode}/organisers/{accountId}/sessions": { right: "organisers.read" },
	"POST /api/office/event/{eventCode}/organisers/{accountId}/sessions/end": { right: "organisers.manage" },
	"GET /api/office/event/{eventCode}/journal": { right: "journal.read" },
	"GET /api/office/event/{eventCode}/journal/file": { right: "journal.export" },
	"GET /api/office/event/{eventCode}/journal/kinds": { right: "journal.read" },
	"GET /api/office/event/{eventCode}/weekly-figures": { right: "figures.read" },
	"PUT /api/office/event/{eventCode}/weekly-figures": { right: "figures.read" },
	"GET /api/office/event/{eventCode}/views/{list}": { right: "office.open", params: OPEN_LIST },
	"POST /api/office/event/{eventCode}/views/{list}": {
		right: "office.open",
		params: OPEN_LIST,
		body: { name: "Widok", address: "" },
	},
	"PUT /api/office/event/{eventCode}/views/{list}/{viewId}": {
		right: "office.open",
		params: OPEN_LIST,
		body: { name: "Widok", address: "", version: "x" },
	},
	"DELETE /api/office/event/{eventCode}/views/{list}/{viewId}": { right: "office.open", params: OPEN_LIST },
	"GET /api/office/journal": { right: "journal.read" },
	"GET /api/office/seller": { right: "seller.read" },
	"PUT /api/office/seller": { right: "seller.change", body: { version: "x" } },
	"GET /api/office/event/{eventCode}/orders": { right: "orders.read" },
	"GET /api/office/event/{eventCode}/orders/totals": { right: "orders.read" },
	"GET /api/office/event/{eventCode}/orders/views": { right: "orders.read" },
	"GET /api/office/event/{eventCode}/orders/file": { right: "orders.export" },
	"GET /api/office/event/{eventCode}/orders/{number}": { right: "orders.read" },
	"GET /api/office/event/{eventCode}/orders/{number}/document/{fileName}": { right: "orders.read" },
	"POST /api/office/event/{eventCode}/orders/{number}/transfer/preview": {
		right: "orders.change",
		body: { amountGrosz: 1 },
	},
	"POST /api/office/event/{eventCode}/orders/{number}/transfer": {
		right: "orders.change",
		body: { amountGrosz: 1, fingerprint: "x" },
	},
	"POST /api/office/event/{eventCode}/orders/{number}/refund/preview": { right: "orders.refund", body: {} },
	"POST /api/office/event/{eventCode}/orders/{number}/refund": { right: "orders.refund", body: { fingerprint: "x" } },
	"POST /api/office/event/{eventCode}/orders/{number}/refund-request/preview": { right: "orders.refund" },
	"POST /api/office/event/{eventCode}/orders/{number}/refund-request": {
		right: "orders.refund",
		body: { fingerprint: "x" },
	},
	"DELETE /api/office/event/{eventCode}/orders/{number}/refund-request": { right: "orders.refund" },
	"POST /api/office/event/{eventCode}/orders/{number}/payments/{paymentId}/refund/preview": { right: "orders.refund" },
	"POST /api/office/event/{eventCode}/orders/{number}/payments/{paymentId}/refund": {
		right: "orders.refund",
		body: { fingerprint: "x" },
	},
	"POST /api/office/event/{eventCode}/orders/{number}/refunds/{refundId}/sent/preview": { right: "orders.refund" },
	"POST /api/office/event/{eventCode}/orders/{number}/refunds/{refundId}/sent": {
		right: "orders.refund",
		body: { fingerprint: "x" },
	},
	"POST /api/office/event/{eventCode}/orders/{number}/approval/preview": { right: "orders.change" },
	"POST /api/office/event/{eventCode}/orders/{number}/approval": { right: "orders.change", body: { fingerprint: "x" } },
	"POST /api/office/event/{eventCode}/orders/{number}/cancellation/preview": { right: "orders.change" },
	"POST /api/office/event/{eventCode}/orders/{number}/cancellation": {
		right: "orders.change",
		body: { fingerprint: "x" },
	},
	"POST /api/office/event/{eventCode}/orders/{number}/codes/preview": { right: "orders.change" },
	"POST /api/office/event/{eventCode}/orders/{number}/codes": { right: "orders.change", body: { fingerprint: "x" } },
	"POST /api/office/event/{eventCode}/orders/{number}/extension/preview": { right: "orders.change", body: { days: 3 } },
	"POST /api/office/event/{eventCode}/orders/{number}/extension": {
		right: "orders.change",
		body: { days: 3, fingerprint: "x" },
	},
	"PUT /api/office/event/{eventCode}/orders/{number}/payer": { right: "orders.change", body: { version: "x" } },
	"GET /api/office/event/{eventCode}/orders/new": { right: "orders.change" },
	"POST /api/office/event/{eventCode}/orders/new/preview": { right: "orders.change", body: NEW_ORDER },
	"POST /api/office/event/{eventCode}/orders/new": {
		right: "orders.change",
		body: { ...NEW_ORDER, fingerprint: "x" },
	},
	"GET /api/office/event/{eventCode}/guests/places": { right: "people.change" },
	"POST /api/office/event/{eventCode}/guests": {
		right: "people.change",
		body: { ...guestForm.empty, firstName: "Gość", lastName: "Ważny", email: "gosc@inna.example", packageCode: "EXPO" },
	},
	"POST /api/office/event/{eventCode}/guests/list/preview": { right: "people.change", body: GUEST_LIST },
	"POST /api/office/event/{eventCode}/guests/list": {
		right: "people.change",
		body: { ...GUEST_LIST, from: 1, fingerprint: "x" },
	},
	"GET /api/office/event/{eventCode}/participants": { right: "people.read" },
	"GET /api/office/event/{eventCode}/participants/totals": { right: "people.read" },
	"GET /api/office/event/{eventCode}/participants/file": { right: "people.export" },
	"POST /api/office/event/{eventCode}/participants/{registrationId}/ticket-email": { right: "people.change" },
	"POST /api/office/event/{eventCode}/participants/{registrationId}/cancel/preview": { right: "people.change" },
	"POST /api/office/event/{eventCode}/participants/{registrationId}/cancel": { right: "people.change" },
	"GET /api/office/event/{eventCode}/participants/{registrationId}/packages": { right: "people.change" },
	"POST /api/office/event/{eventCode}/participants/{registrationId}/package/preview": { right: "people.change" },
	"POST /api/office/event/{eventCode}/participants/{registrationId}/package": { right: "people.change" },
	"POST /api/office/event/{eventCode}/participants/{registrationId}/hand-over/preview": { right: "people.change" },
	"POST /api/office/event/{eventCode}/participants/{registrationId}/hand-over": { right: "people.change" },
	"GET /api/office/event/{eventCode}/people/{personId}": { right: "people.read" },
	"PUT /api/office/event/{eventCode}/people/{personId}/data": { right: "people.change" },
	"GET /api/office/event/{eventCode}/people/{personId}/data-export": { right: "people.export" },
	"GET /api/office/event/{eventCode}/failed-emails": { right: "people.details" },
	"GET /api/office/event/{eventCode}/programme-check": { right: "programme.check" },
	"POST /api/office/event/{eventCode}/failed-emails/{emailId}/resend/preview": { right: "people.change" },
	"POST /api/office/event/{eventCode}/failed-emails/{emailId}/resend": { right: "people.change" },
	"POST /api/office/event/{eventCode}/people/{personId}/erasure/preview": { right: "people.erase" },
	"POST /api/office/event/{eventCode}/people/{personId}/erasure": { right: "people.erase", body: { fingerprint: "x" } },
	"GET /api/office/event/{eventCode}/today": { right: "figures.read" },
	"POST /api/office/event/{eventCode}/journal/{id}/undo": { right: "journal.read" },
	"GET /api/office/event/{eventCode}/price-list": { right: "packages.read" },
	"POST /api/office/event/{eventCode}/price-list/capacity": { right: "packages.change" },
	"POST /api/office/event/{eventCode}/price-list/price": { right: "packages.change" },
	"POST /api/office/event/{eventCode}/price-list/packages/{packageId}/rights/preview": {
		right: "packages.change",
		body: { ...rightsForm.empty, version: "x" },
	},
	"POST /api/office/event/{eventCode}/price-list/packages/{packageId}/rights": {
		right: "packages.change",
		body: { ...rightsForm.empty, version: "x", fingerprint: "x" },
	},
	"POST /api/office/event/{eventCode}/price-list/rounds": {
		right: "packages.change",
		body: { ...newRoundForm.empty, firstDay: "2025-05-20" },
	},
	"PUT /api/office/event/{eventCode}/price-list/rounds/{roundId}": {
		right: "packages.change",
		body: { ...roundForm.empty, version: "x" },
	},
	"POST /api/office/event/{eventCode}/price-list/rounds/{roundId}/removal/preview": { right: "packages.change" },
	"POST /api/office/event/{eventCode}/price-list/rounds/{roundId}/removal": {
		right: "packages.change",
		body: { fingerprint: "x" },
	},
	"GET /api/office/event/{eventCode}/price-list/options": { right: "packages.read" },
	"POST /api/office/event/{eventCode}/price-list/options": {
		right: "packages.change",
		body: { ...newOptionForm.empty, kind: "giftbag", package: "EXPO", net: "49" },
	},
	"PUT /api/office/event/{eventCode}/price-list/options/{optionId}": {
		right: "packages.change",
		body: { ...optionForm.empty, net: "49", version: "x" },
	},
	"POST /api/office/event/{eventCode}/price-list/options/{optionId}/sale/preview": { right: "packages.change" },
	"POST /api/office/event/{eventCode}/price-list/options/{optionId}/sale": {
		right: "packages.change",
		body: { isClosed: true, fingerprint: "x" },
	},
	"GET /api/office/event/{eventCode}/waiting-list": { right: "people.details" },
	"GET /api/office/event/{eventCode}/waiting-list/totals": { right: "people.details" },
	"GET /api/office/event/{eventCode}/waiting-list/file": { right: "people.export" },
	"GET /api/office/event/{eventCode}/waiting-list/{entryId}": { right: "people.details" },
	"POST /api/office/event/{eventCode}/waiting-list/{entryId}/offer/preview": { right: "people.change" },
	"POST /api/office/event/{eventCode}/waiting-list/{entryId}/offer": { right: "people.change" },
	"POST /api/office/event/{eventCode}/waiting-list/{entryId}/offer-end/preview": { right: "people.change" },
	"POST /api/office/event/{eventCode}/waiting-list/{entryId}/offer-end": { right: "people.change" },
	"POST /api/office/event/{eventCode}/waiting-list/{entryId}/removal/preview": { right: "people.change" },
	"POST /api/office/event/{eventCode}/waiting-list/{entryId}/removal": { right: "people.change" },
	"GET /api/office/event/{eventCode}/codes": { right: "packages.read" },
	"GET /api/office/event/{eventCode}/codes/file": { right: "codes.export" },
	"POST /api/office/event/{eventCode}/codes": { right: "codes.change" },
	"POST /api/office/event/{eventCode}/codes/revoke": { right: "codes.change" },
	"POST /api/office/event/{eventCode}/codes/restore": { right: "codes.change" },
};

/** Calls without a right, by the reason. */
export const CALLS_WITHOUT_RIGHT: Record<string, string> = {
	"GET /api/office/events": "It lists the caller's own events, none for others.",
	"POST /api/office/proof/begin": "It is about the caller's session, and answers 404 without any role.",
	"POST /api/office/proof": "It is about the caller's session, and answers 404 without any role.",
	"POST /api/office/invitation": "It needs the secret of an invitation.",
	"POST /api/office/invitation/accept": "It needs the secret of an invitation.",
};

import type { Page } from "playwright-core";
import { inject } from "vitest";
import { fromAnyAddress } from "./addresses.ts";
import { activationPath } from "./filling-in.ts";

export const GUEST_PASSWORD = "sekretne-haslo";
let count = 0;

export type SeatStatus = { lectureId: number; status: number; statusVip: number };

/** Seat statuses of all lectures of MSTS25. */
export async function seatStatuses(): Promise<SeatStatus[]> {
	const answer = await fetch(`${inject("siteUrl")}/api/event/MSTS25/agenda/AgendaEventLecturesStatuses`);
	return (await answer.json()).statuses;
}

export async function postAs(cookie: string, path: string, body: object): Promise<Response> {
	const site = inject("siteUrl");
	const headers = { "content-type": "application/json", origin: site, cookie, ...fromAnyAddress() };
	const answer = await fetch(site + path, { method: "POST", headers, body: JSON.stringify(body) });
	if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
	return answer;
}

export type SeatGuest = { email: string; cookie: string; registrationId: number };

/** Creates an account with a Standard package, without opening a page. */
export async function seatGuest(outbox: Page): Promise<SeatGuest> {
	const email = `sala.${++count}.${Date.now()}@firma.example`;
	const password = GUEST_PASSWORD;
	await postAs("", "/api/account/registerUser?lang=pl", {
		eventCode: "MSTS25",
		packageCode: "STANDARD",
		code: "ZAPROSZENIE",
		email,
		password,
		confirmPassword: password,
		firstName: "Anna",
		lastName: "Szczepankowska-Wójcik",
		phoneNo: "+48601234567",
		processAgreement: true,
	});
	const path = await activationPath(outbox, inject("siteUrl"), email);
	await postAs("", `/api/account/confirmEmail?${new URL(path, "http://x").searchParams}`, { password });
	const answer = await postAs("", "/api/auth/sign-in/email", { email, password });
	const cookie = answer.headers
		.getSetCookie()
		.map((one) => one.split(";")[0])
		.join("; ");
	const me = await (await fetch(`${inject("siteUrl")}/api/account/me`, { headers: { cookie } })).json();
	return { email, cookie, registrationId: me.registrations[0].objectId as number };
}

export const takeSeats = ({ cookie, registrationId }: SeatGuest, lectureIds: number[]): Promise<Response> =>
	postAs(cookie, `/api/user/saveUserReservations/${registrationId}`, lectureIds);

import type { Page } from "playwright-core";
import { expect, inject } from "vitest";
import { activeAccount } from "./filling-in.ts";

/** Calls the API with a page's session. */
export async function asked<R>(page: Page, path: string, body?: object): Promise<R> {
	const { status, json } = await page.evaluate(
		async ([path, body]) => {
			const headers = { "content-type": "application/json" };
			const response = await fetch(path, body ? { method: "POST", headers, body: JSON.stringify(body) } : {});
			return { status: response.status, json: await response.json() };
		},
		[path, body] as const,
	);
	expect([path, status, status === 200 ? "" : JSON.stringify(json)]).toEqual([path, 200, ""]);
	return json as R;
}

/** Gives a page's visitor a ticket by an invitation code and a visible profile. */
export async function participant(page: Page, { firstName, code }: { firstName: string; code: string }) {
	const email = `gosc.${Math.random().toString(36).slice(2)}@firma.example`;
	const site = inject("siteUrl");
	await activeAccount(page, site, email, { packageCode: "STANDARD", code, firstName });
	const { id } = await asked<{ id: string }>(page, "/api/account/me");
	const profileFields = { headline: "Architekt", company: "Sejsmo", topics: ["RAG"], languages: ["pl"] };
	await asked(page, `/api/User/Profile/${id}`, { ...profileFields, lookingFor: [], offering: [], links: [] });
	await asked(page, "/api/event/MSTS25/profile", { isVisible: true });
	return { page, id, email };
}

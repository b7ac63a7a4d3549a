import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { PromoBar } from "./Chrome.tsx";
import type { Frame } from "./frame.ts";

const promo = { key: "7", text: "Ostatni dzwonek", code: "FINALCALL", isFloating: true, until: null };
const bar = (of: Frame["promo"]) =>
	renderToStaticMarkup(createElement(PromoBar, { frame: { lang: "pl", base: "/e/X25", promo: of } as Frame }));

test("only a floating promo bar can be closed (spec §2)", () => {
	const floating = bar(promo);
	expect(floating).toMatch(/^<aside class="promo promo-floating on-dark" data-promo="7" aria-label="[^"]+">/);
	expect(floating).toContain("<button");
	const still = bar({ ...promo, isFloating: false });
	expect(still).toMatch(/^<aside class="promo on-dark" data-promo="7" aria-label="[^"]+">/);
	expect(still).not.toContain("<button");
	for (const one of [floating, still]) expect(one).toContain('href="/e/X25/registration.html?code=FINALCALL"');
	expect(bar(null)).toBe("");
});

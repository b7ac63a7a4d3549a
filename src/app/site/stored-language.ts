import type { Lang } from "../../kit/i18n/lang.ts";

/** Stores the language in a cookie, and in a logged-in person's account. */
export function rememberLanguage(lang: Lang): void {
	localStorage.setItem("lang", lang);
	// biome-ignore lint/suspicious/noDocumentCookie: the next page must already see the choice
	document.cookie = `lang=${lang}; path=/; max-age=31536000; samesite=lax`;
	void fetch(`/api/Account/Language/${lang}`, { method: "POST", keepalive: true }).catch(() => {});
}

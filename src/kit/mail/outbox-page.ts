import { escapeHtml } from "../html/escape.ts";
import type { Lang } from "../i18n/lang.ts";
import { tidyHtml } from "../i18n/no-break.ts";
import { momentText } from "../time/moment.ts";
import type { Email, EmailAttachment } from "./store.ts";
import { outboxTexts as texts } from "./texts.ts";

export type OutboxView = { lang: Lang; styles: string[]; now: Date };

const ZONE = "Europe/Warsaw";

const PAGE_LIMIT = 20;

export const OUTBOX_PAGE_SIZE = PAGE_LIMIT;

function documentOf({ lang, styles }: OutboxView, title: string, main: string, otherHref: string): string {
	const other: Lang = lang === "pl" ? "en" : "pl";
	return `<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(title)} – Estrada</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
${styles.map((href) => `<link rel="stylesheet" href="${escapeHtml(href)}">`).join("\n")}
</head>
<body class="bg-wash min-h-screen">
<header class="on-dark bg-ink text-white">
<div class="wrap flex items-center justify-between gap-4 py-4">
<a class="text-white no-underline font-bold" href="/outbox?lang=${lang}">Estrada · ${texts.title[lang]}</a>
<a class="text-white" href="${escapeHtml(otherHref)}" hreflang="${other}" lang="${other}">${texts.other[lang]}</a>
</div>
</header>
<main class="wrap py-12 grid grid-cols-[minmax(0,1fr)] gap-8">
${tidyHtml(main)}
</main>
</body>
</html>
`;
}

function rowOf(lang: Lang, message: Email): string {
	return `<li class="card relative p-5 grid gap-1">
<a class="text-text font-bold no-underline after:absolute after:inset-0" href="/outbox/${message.id}?lang=${lang}">${escapeHtml(message.subject)}</a>
<span class="text-muted break-all">${texts.to[lang]}: ${escapeHtml(message.recipient)}</span>
<span class="text-muted text-[15px]">${momentText(lang, message.createdAt, ZONE)} · ${texts[message.lang][lang]}</span>
</li>`;
}

export function outboxList(view: OutboxView, list: { rows: Email[]; count: number; page: number }): string {
	const { lang } = view;
	const link = (page: number, label: string, isThere: boolean) =>
		isThere ? `<a class="btn btn-soft btn-small" href="/outbox?lang=${lang}&amp;page=${page}">${label}</a>` : "";
	const rows = list.rows.map((message) => rowOf(lang, message)).join("\n");
	const main = `<div class="grid gap-4">
<h1 class="h-page">${texts.title[lang]}</h1>
<p class="lead max-w-[60ch]">${texts.lead[lang]}</p>
</div>
${rows ? `<ul class="grid grid-cols-[minmax(0,1fr)] gap-3">${rows}</ul>` : `<p class="card p-8">${texts.empty[lang]}</p>`}
<nav class="flex gap-3" aria-label="${texts.all[lang]}">${link(list.page - 1, texts.newer[lang], list.page > 1)}${link(list.page + 1, texts.older[lang], list.page * PAGE_LIMIT < list.count)}</nav>`;
	return documentOf(view, texts.title[lang], main, `/outbox?lang=${lang === "pl" ? "en" : "pl"}&page=${list.page}`);
}

function linked(text: string): string {
	return text
		.split(/(https?:\/\/\S+)/)
		.map((part, index) => {
			const html = escapeHtml(part);
			return index % 2 === 1 ? `<a class="break-all underline" href="${html}">${html}</a>` : html;
		})
		.join("");
}

function fileLinks(lang: Lang, files: EmailAttachment[]): string {
	if (files.length === 0) return "";
	const links = files.map(
		({ emailId, position, name }) =>
			`<li><a class="break-all underline" href="/outbox/${emailId}/file/${position}">${escapeHtml(name)}</a></li>`,
	);
	return `<section class="grid gap-2"><h2 class="h-card">${texts.files[lang]}</h2><ul class="grid gap-1">${links.join("")}</ul></section>`;
}

/** An e-mail's addresses, subject, files, and its text until it is blanked. */
export function outboxEmail(view: OutboxView, message: Email, files: EmailAttachment[]): string {
	const { lang } = view;
	const fact = (name: string, value: string) =>
		`<div class="flex flex-wrap gap-x-2"><dt class="text-muted">${name}:</dt><dd class="break-all">${escapeHtml(value)}</dd></div>`;
	const main = `<div class="grid gap-4">
<p><a href="/outbox?lang=${lang}">← ${texts.all[lang]}</a></p>
<h1 class="h-small">${escapeHtml(message.subject)}</h1>
<dl class="grid gap-1">
${fact(texts.to[lang], message.recipient)}
${fact(texts.from[lang], message.sender)}
${message.replyTo ? fact(texts.replyTo[lang], message.replyTo) : ""}
${message.unsubscribeUrl ? fact(texts.unsubscribe[lang], message.unsubscribeUrl) : ""}
${fact(texts.sentAt[lang], momentText(lang, message.createdAt, ZONE))}
${fact(texts.language[lang], texts[message.lang][lang])}
</dl>
${fileLinks(lang, files)}
</div>
${message.text === "" ? `<p class="notice">${texts.blanked[lang]}</p>` : bodyOf(lang, message)}`;
	return documentOf(view, message.subject, main, `/outbox/${message.id}?lang=${lang === "pl" ? "en" : "pl"}`);
}

/** The rendered e-mail in a frame, and its text form. */
function bodyOf(lang: Lang, message: Email): string {
	return `<div class="grid gap-8 lg:grid-cols-[minmax(0,660px)_minmax(0,1fr)] items-start">
<section class="grid gap-3">
<h2 class="h-card">${texts.asSeen[lang]}</h2>
<iframe class="card w-full h-[720px]" title="${texts.asSeen[lang]}: ${escapeHtml(message.subject)}" src="/outbox/${message.id}/html" sandbox="allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation"></iframe>
</section>
<section class="grid gap-3">
<h2 class="h-card">${texts.asText[lang]}</h2>
<pre class="card p-6 whitespace-pre-wrap font-sans m-0">${linked(message.text)}</pre>
</section>
</div>`;
}

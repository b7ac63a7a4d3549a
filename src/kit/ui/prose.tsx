import { tidyHtml } from "../i18n/no-break.ts";

/** Rich text that the server has sanitised. `lang` is set if it differs from the page's language. */
export function Prose({ html, lang }: { html: string; lang?: string | undefined }) {
	return <div className="prose" lang={lang} dangerouslySetInnerHTML={{ __html: tidyHtml(html) }} />;
}

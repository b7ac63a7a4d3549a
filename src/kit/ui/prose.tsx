import { tidyHtml } from "../i18n/no-break.ts";

/** Rich text sanitised by the server. `lang` marks another language than the page's. */
export function Prose({ html, lang }: { html: string; lang?: string | undefined }) {
	return <div className="prose" lang={lang} dangerouslySetInnerHTML={{ __html: tidyHtml(html) }} />;
}

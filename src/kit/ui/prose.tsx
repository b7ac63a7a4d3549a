import { tidyHtml } from "../i18n/no-break.ts";

/** Rich text: markup that the server cleaned. `lang` marks what is not in the page's language. */
export function Prose({ html, lang }: { html: string; lang?: string | undefined }) {
	return <div className="prose" lang={lang} dangerouslySetInnerHTML={{ __html: tidyHtml(html) }} />;
}

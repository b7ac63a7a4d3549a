import { useLocation, useSearch } from "wouter";
import { rememberLanguage } from "../site/stored-language.ts";
import { clientTexts as texts } from "./texts.ts";
import { useFrame } from "./use-frame.ts";

export function LanguageLinks() {
	const { lang, alternates } = useFrame();
	const [pathname] = useLocation();
	const search = useSearch();
	return (
		<nav className="segment lang-switch" aria-label={texts.language[lang]}>
			{(["pl", "en"] as const).map((one) => (
				<a
					key={one}
					href={`${alternates[one]}${pathname === "/" ? "" : pathname}${search && `?${search}`}`}
					hrefLang={one}
					lang={one}
					aria-current={one === lang ? "true" : undefined}
					aria-label={one === "pl" ? "PL, polski" : "EN, English"}
					onClick={() => rememberLanguage(one)}
				>
					{one.toUpperCase()}
				</a>
			))}
		</nav>
	);
}

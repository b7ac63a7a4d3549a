import type { Lang, Text } from "../i18n/lang.ts";
import { Icon } from "./icons.tsx";

const texts = {
	previous: { pl: "Poprzednie", en: "Previous" },
	next: { pl: "Następne", en: "Next" },
} satisfies Record<string, Text>;

/** A carousel's two buttons. `carousel.ts` shows them if the row overflows. Server only. */
export function CarouselButtons({ lang }: { lang: Lang }) {
	return (
		<div className="carousel-buttons" data-buttons>
			<button type="button" aria-label={texts.previous[lang]} data-step="-1">
				<Icon name="left" />
			</button>
			<button type="button" aria-label={texts.next[lang]} data-step="1">
				<Icon name="right" />
			</button>
		</div>
	);
}

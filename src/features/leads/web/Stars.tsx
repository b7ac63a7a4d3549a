import { fill } from "../../../kit/i18n/fill.ts";
import type { Lang } from "../../../kit/i18n/lang.ts";
import { Icon } from "../../../kit/ui/icons.tsx";
import { leadsTexts as texts } from "./texts.ts";

const STARS = [1, 2, 3] as const;

export const starsText = (lang: Lang, stars: number | null): string =>
	stars === null ? texts.noStars[lang] : texts[`stars${stars as 1 | 2 | 3}`][lang];

export function Stars({ lang, rating }: { lang: Lang; rating: number | null }) {
	return (
		<span className="lead-stars">
			<span className="sr-only">{starsText(lang, rating)}</span>
			{STARS.map((star) => (
				<span key={star} data-lit={star <= (rating ?? 0)}>
					<Icon name="star" size={20} />
				</span>
			))}
		</span>
	);
}

type Props = { lang: Lang; name: string; rating: number | null; onChange: (rating: number | null) => void };

/** A second press on the same number removes the stars. */
export function StarButtons({ lang, name, rating, onChange }: Props) {
	return (
		<fieldset className="lead-stars">
			<legend className="sr-only">{fill(texts.rating[lang], { name })}</legend>
			{STARS.map((star) => (
				<button
					key={star}
					type="button"
					aria-pressed={rating === star}
					aria-label={starsText(lang, star)}
					title={starsText(lang, star)}
					data-lit={star <= (rating ?? 0)}
					onClick={() => onChange(rating === star ? null : star)}
				>
					<Icon name="star" size={24} />
				</button>
			))}
		</fieldset>
	);
}

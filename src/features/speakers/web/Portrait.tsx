import { pictureSources } from "../../../kit/ui/picture.ts";
import type { PersonCard } from "../rules.ts";

/** Shows initials on a lit stage without a photo. The text beside it has the name. */
export function Portrait({
	person,
	size,
	sizes,
	isEager,
}: {
	person: Pick<PersonCard, "name" | "imageUrl">;
	size: number;
	sizes: string;
	isEager?: boolean;
}) {
	if (!person.imageUrl) {
		const letters = person.name
			.split(" ")
			.slice(-2)
			.map((word) => [...word][0]);
		return (
			<svg className="portrait portrait-letters" viewBox="0 0 100 100" aria-hidden="true">
				<text x="50" y="62" textAnchor="middle">
					{letters.join("")}
				</text>
			</svg>
		);
	}
	return (
		<img
			className="portrait"
			{...pictureSources(person.imageUrl)}
			sizes={sizes}
			width={size}
			height={size}
			alt=""
			loading={isEager ? "eager" : "lazy"}
			decoding="async"
		/>
	);
}

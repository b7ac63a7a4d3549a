import "./topics.css";
import { useEffect, useLayoutEffect, useRef, useState } from "react";
import type { Lang } from "../../../kit/i18n/lang.ts";
import { Icon } from "../../../kit/ui/icons.tsx";
import type { Topic } from "../contract.ts";
import { scoreTexts } from "../texts.ts";

type Props = {
	lang: Lang;
	topics: readonly Topic[];
	chosen: ReadonlySet<number>;
	onToggle: (place: number) => void;
};

/** Topics as chips that light matching lectures: as many as fit, and all on demand. */
export function Topics({ lang, topics, chosen, onToggle }: Props) {
	const [isWhole, setWhole] = useState(false);
	const [order, setOrder] = useState(() => topics.map((_, place) => place));
	const { list, fitting } = useFitting(topics.length, isWhole);
	const fold = () => {
		// chosen topics stay visible
		if (isWhole) setOrder(order.toSorted((a, b) => Number(chosen.has(b)) - Number(chosen.has(a)) || a - b));
		setWhole(!isWhole);
	};
	return (
		<div className="score-tools" data-whole={isWhole || undefined}>
			<ul className="score-topics" aria-label={scoreTexts.topics[lang]} ref={list}>
				{order.map((place, index) => (
					<li key={place} data-hidden={(!isWhole && index >= fitting) || undefined}>
						<button type="button" aria-pressed={chosen.has(place)} onClick={() => onToggle(place)}>
							{chosen.has(place) && <Icon name="check" size={17} />}
							<span>{topics[place]?.name}</span>
						</button>
					</li>
				))}
			</ul>
			{(isWhole || fitting < topics.length) && (
				<button type="button" className="score-more" aria-expanded={isWhole} onClick={fold}>
					{(isWhole ? scoreTexts.fewerTopics : scoreTexts.moreTopics)[lang]}
				</button>
			)}
		</div>
	);
}

/** How many chips fit. The rest is hidden, also from the keyboard. */
function useFitting(total: number, isWhole: boolean) {
	const list = useRef<HTMLUListElement>(null);
	const [fitting, setFitting] = useState(total);
	const [width, setWidth] = useState(0);
	useEffect(() => {
		const watcher = new ResizeObserver(() => setWidth(list.current?.offsetWidth ?? 0));
		if (list.current) watcher.observe(list.current);
		return () => watcher.disconnect();
	}, []);
	useLayoutEffect(() => {
		const element = list.current;
		if (!element || isWhole) return;
		const bottom = element.offsetTop + element.offsetHeight;
		const items = [...element.children] as HTMLElement[];
		const beyond = items.findIndex((one) => one.offsetTop + one.offsetHeight > bottom + 1);
		setFitting(beyond < 0 ? total : beyond);
	}, [total, isWhole, width]);
	return { list, fitting };
}

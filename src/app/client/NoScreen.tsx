import type { ReactNode } from "react";
import { Link } from "wouter";
import { Icon } from "../../kit/ui/icons.tsx";
import { clientTexts as texts } from "./texts.ts";
import { useFrame } from "./use-frame.ts";
import { useTitle } from "./use-title.ts";

export function NoScreen() {
	const { lang } = useFrame();
	return (
		<NothingHere title={texts.notFound[lang]}>
			<Link className="btn btn-small" to="/">
				{texts.toToday[lang]}
			</Link>
		</NothingHere>
	);
}

export function NothingHere({ title, children }: { title: string; children: ReactNode }) {
	useTitle(title);
	return (
		<section className="card empty-state">
			<Icon name="search" size={28} />
			<h1 className="h-card">{title}</h1>
			{children}
		</section>
	);
}

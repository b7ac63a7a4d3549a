import { type ComponentType, lazy } from "react";
import { matchRoute, Route, Switch, useRouter } from "wouter";

/** `path` is relative to the app's root. `load` fetches a file that the app's bundle lacks. */
export type Screen = { path: string; Component: ComponentType; load?: () => Promise<unknown> };

/** `path` is a wouter pattern, "/chats/:id". */
export function lazyScreen(path: string, load: () => Promise<ComponentType>): Screen {
	return { path, load, Component: lazy(async () => ({ default: await load() })) };
}

export function ScreenSwitch({ screens, none }: { screens: readonly Screen[]; none: ComponentType }) {
	return (
		<Switch>
			{screens.map(({ path, Component }) => (
				<Route key={path} path={path} component={Component} />
			))}
			<Route component={none} />
		</Switch>
	);
}

/** Finds the screen of a path under the app's address. */
export function useScreenFinder(screens: readonly Screen[]): (path: string) => Screen | undefined {
	const { parser } = useRouter();
	return (path) => screens.find((screen) => matchRoute(parser, screen.path, path)[0]);
}

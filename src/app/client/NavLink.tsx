import type { ComponentProps } from "react";
import { Link, useLocation } from "wouter";

export type NavLinkProps = Omit<ComponentProps<"a">, "href"> & {
	to: string;
	/** Screens below its own do not count as its own. */
	end?: boolean;
};

/** A link that says when its screen is the one shown. */
export function NavLink({ to, end = false, ...props }: NavLinkProps) {
	const [pathname] = useLocation();
	const [path = "/"] = to.split("?");
	const isShown = pathname === path || (!end && pathname.startsWith(`${path}/`));
	return <Link aria-current={isShown ? "page" : undefined} {...props} to={to} />;
}

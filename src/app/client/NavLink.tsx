import type { ComponentProps } from "react";
import { Link, useLocation } from "wouter";

export type NavLinkProps = Omit<ComponentProps<"a">, "href"> & {
	to: string;
	/** True marks only this screen, not screens below it. */
	end?: boolean;
};

/** Sets `aria-current` on the current screen's link. */
export function NavLink({ to, end = false, ...props }: NavLinkProps) {
	const [pathname] = useLocation();
	const [path = "/"] = to.split("?");
	const isShown = pathname === path || (!end && pathname.startsWith(`${path}/`));
	return <Link aria-current={isShown ? "page" : undefined} {...props} to={to} />;
}

import type { ComponentProps } from "react";
import { Link, useLocation } from "wouter";

export type NavLinkProps = Omit<ComponentProps<"a">, "href"> & {
	to: string;
	/** Whether only the exact path counts as current, without screens below it. */
	end?: boolean;
};

/** A link with `aria-current` on its own screen. */
export function NavLink({ to, end = false, ...props }: NavLinkProps) {
	const [pathname] = useLocation();
	const [path = "/"] = to.split("?");
	const isShown = pathname === path || (!end && pathname.startsWith(`${path}/`));
	return <Link aria-current={isShown ? "page" : undefined} {...props} to={to} />;
}

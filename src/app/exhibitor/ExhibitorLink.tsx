import { useSearch } from "wouter";
import { NavLink, type NavLinkProps } from "../client/NavLink.tsx";

/** Keeps the company in the URL. */
export function ExhibitorLink({ to, ...props }: NavLinkProps) {
	const company = new URLSearchParams(useSearch()).get("company");
	return <NavLink {...props} end={to === "/"} to={company ? `${to}?company=${encodeURIComponent(company)}` : to} />;
}

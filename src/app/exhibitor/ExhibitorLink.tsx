import { NavLink, type NavLinkProps, useLocation } from "react-router";

/** A link to a screen of the area, of the same company. */
export function ExhibitorLink({ to, ...props }: Omit<NavLinkProps, "to"> & { to: string }) {
	const { search } = useLocation();
	const company = new URLSearchParams(search).get("company");
	return <NavLink {...props} end={to === "/"} to={company ? `${to}?company=${encodeURIComponent(company)}` : to} />;
}

import { Icon, type IconName } from "../../../kit/ui/icons.tsx";

/** 24×24 outlines that only the office shows, so no public page carries them. */
const OFFICE_PATHS = {
	cart: "M3 4h2.500l2.500 11h10l2.500-8H7M9.500 20h.01M16.500 20h.01",
	shield: "M12 3.500l7 2.500v5.500c0 4.500-3 7.500-7 9-4-1.500-7-4.500-7-9V6z",
	history: "M4 12a8 8 0 1 0 2.600-5.900L4 8.500M4 4v4.500h4.500M12 8v4.500l3 1.800",
	tag: "M4 4h7.500l8.500 8.500-7.500 7.500L4 11.500zM8.500 8.500h.01",
	bank: "M4 9.500L12 5l8 4.500H4M6 9.500V17M10 9.500V17M14 9.500V17M18 9.500V17M4 20h16M4 17h16",
	file: "M6 3.500h8l4 4V20.500H6zM14 3.500v4h4M9 12h6M9 16h6",
	refund: "M4 12a8 8 0 1 0 2.600-5.900L4 8.500M4 4v4.500h4.500M12 9v6M10 11h3a1.500 1.500 0 0 1 0 3h-3",
	columns: "M4 5h16v14H4zM9.300 5v14M14.700 5v14",
	copy: "M8 8h12v12H8zM16 8V4H4v12h4",
	key: "M8 15a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM11 12.500l8 6.500M16 16.500l2-2.500",
	more: "M5 12h.01M12 12h.01M19 12h.01",
	sort: "M8 10l4-4 4 4M8 14l4 4 4-4",
	bookmark: "M7 4h10v16l-5-4-5 4z",
	edit: "M5 19l1-4L16 5l3 3L9 18zM14 7l3 3",
	swap: "M5 8h13M14 4l4 4-4 4M19 16H6M10 12l-4 4 4 4",
	trash: "M5 7h14M9 7V4h6v3M7 7l1 13h8l1-13M10 11v5M14 11v5",
} as const;

export type GlyphName = IconName | keyof typeof OFFICE_PATHS;

const isOfOffice = (name: GlyphName): name is keyof typeof OFFICE_PATHS => name in OFFICE_PATHS;

/** A decorative icon of the site or of the office. */
export function Glyph({ name, size = 18 }: { name: GlyphName; size?: number }) {
	if (!isOfOffice(name)) return <Icon name={name} size={size} />;
	return (
		<svg width={size} height={size} viewBox="0 0 24 24" className="icon" aria-hidden="true" focusable="false">
			<path d={OFFICE_PATHS[name]} />
		</svg>
	);
}

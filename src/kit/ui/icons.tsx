/** The site's icons: 24×24 outlines, drawn once per document and referenced. */
const PATHS = {
	home: "M4 11l8-7 8 7v9h-5v-6H9v6H4z",
	play: "M7 5l11 7-11 7z",
	pin: "M12 21s7-6.2 7-11a7 7 0 0 0-14 0c0 4.8 7 11 7 11zM12 12.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5z",
	list: "M4 6h16M4 12h16M4 18h16",
	grid: "M4 4h7v7H4zM13 4h7v7h-7zM4 13h7v7H4zM13 13h7v7h-7z",
	chart: "M4 20h16M7 16v-5M12 16V5M17 16V8",
	scan: "M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5M8 12h8",
	clock: "M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 7v5l3.5 2",
	briefcase: "M4 8h16v11H4zM9 8V5h6v3",
	wrench: "M14.5 6a4 4 0 0 0-5 5L4 16.5 7.5 20 13 14.5a4 4 0 0 0 5-5l-2.5 2.5-3-3z",
	star: "M12 4l2.4 5 5.6.7-4.1 3.8 1 5.5-4.9-2.7L7.1 19l1-5.5L4 9.7 9.6 9z",
	globe: "M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM3 12h18M12 3c3 3 3 15 0 18M12 3c-3 3-3 15 0 18",
	ticket: "M4 7h16v4a1.5 1.5 0 0 0 0 3v3H4v-3a1.5 1.5 0 0 0 0-3zM14 7v10",
	calendar: "M5 6h14v14H5zM5 10h14M9 3v4M15 3v4",
	person: "M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM5 20c.8-4 3.600-6 7-6s6.200 2 7 6",
	people:
		"M9 12a3.500 3.500 0 1 0 0-7 3.500 3.500 0 0 0 0 7zM3 19c.6-3.300 2.900-5 6-5s5.400 1.700 6 5M15.500 5.400a3.500 3.500 0 0 1 0 6.400M17.500 14.600c2 .7 3.200 2.200 3.600 4.400",
	bell: "M6 17V10a6 6 0 0 1 12 0v7M4 17h16M10 20.500h4",
	mail: "M4 6h16v12H4zM4 7l8 6 8-6",
	phone:
		"M6 4h4l1.500 5-2.500 1.500a11 11 0 0 0 4.500 4.500L15 12.500l5 1.500v4a2 2 0 0 1-2 2C10.800 20 4 13.200 4 6a2 2 0 0 1 2-2z",
	arrow: "M5 12h14M13 6l6 6-6 6",
	back: "M19 12H5M11 6l-6 6 6 6",
	chat: "M4 5h16v11H11l-4.500 4V16H4z",
	send: "M20.500 4L3.500 10.500l7 3 3 7zM10.500 13.500L20.500 4",
	down: "M6 9l6 6 6-6",
	up: "M6 15l6-6 6 6",
	left: "M15 6l-6 6 6 6",
	right: "M9 6l6 6-6 6",
	close: "M6 6l12 12M18 6L6 18",
	check: "M5 12.500l4.500 4.500L19 7.500",
	cross: "M7 7l10 10M17 7L7 17",
	warning: "M12 4l9 16H3zM12 10v4.500M12 17.200v.3",
	chair: "M7 4v8h10V4M6 12h12v4H6zM8 16v4M16 16v4",
	flame:
		"M12 3c1 4 5 5.500 5 10a5 5 0 0 1-10 0c0-2 1-3.500 2.200-4.500.2 1.500 1 2.200 1.800 2.200C11 8 10.500 5.500 12 3z",
	search: "M11 18a7 7 0 1 0 0-14 7 7 0 0 0 0 14zM16 16l4.500 4.500",
	menu: "M4 7h16M4 12h16M4 17h16",
	eye: "M2.500 12S6 5.500 12 5.500 21.500 12 21.500 12 18 18.500 12 18.500 2.500 12 2.500 12zM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6z",
	eyeOff:
		"M2.500 12S6 5.500 12 5.500 21.500 12 21.500 12 18 18.500 12 18.500 2.500 12 2.500 12zM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6zM4 4l16 16",
	link: "M10 14a4 4 0 0 0 6 .5l3-3a4 4 0 0 0-5.700-5.700l-1.500 1.500M14 10a4 4 0 0 0-6-.5l-3 3a4 4 0 0 0 5.700 5.700l1.500-1.500",
	download: "M12 4v11M7 11l5 5 5-5M5 20h14",
	lock: "M6 11h12v9H6zM8.500 11V8a3.500 3.500 0 0 1 7 0v3",
	plus: "M12 5v14M5 12h14",
	minus: "M5 12h14",
	fork: "M7 3v6a2.500 2.500 0 0 0 5 0V3M9.500 11.500V21M9.500 3v6M17 21v-7h-2.500V8c0-3 1-5 2.500-5z",
	glass: "M5 4h14l-7 8.500zM12 12.500V20M8 20h8M7.500 7.500h9",
	shirt: "M8.500 4L3 7l2 4.500 2.500-1V20h9v-9.500l2.500 1L21 7l-5.500-3a3.500 3.500 0 0 1-7 0z",
	gift: "M4 9h16v4H4zM5.500 13v7h13v-7M12 9v11M12 9c-3 0-5-1-5-3a2 2 0 0 1 3.500-1C11.500 6 12 9 12 9zM12 9c3 0 5-1 5-3a2 2 0 0 0-3.500-1C12.500 6 12 9 12 9z",
	truck: "M3 6h11v10H3zM14 9.500h4l3 3.500v3h-7M7 19a2 2 0 1 0 0-4 2 2 0 0 0 0 4zM17 19a2 2 0 1 0 0-4 2 2 0 0 0 0 4z",
} as const;

export type IconName = keyof typeof PATHS;

export function IconSprite() {
	return (
		<svg width="0" height="0" className="absolute" aria-hidden="true" focusable="false">
			{Object.entries(PATHS).map(([name, path]) => (
				<path id={`i-${name}`} key={name} d={path} />
			))}
		</svg>
	);
}

/** A decorative icon. The text beside it has its meaning. */
export function Icon({ name, size = 20, className }: { name: IconName; size?: number; className?: string }) {
	return (
		<svg
			width={size}
			height={size}
			viewBox="0 0 24 24"
			className={className ? `icon ${className}` : "icon"}
			aria-hidden="true"
			focusable="false"
		>
			<use href={`#i-${name}`} />
		</svg>
	);
}

import type { QrCode } from "../qr/qr-code.ts";

/** The quiet zone, in modules. */
const QUIET = 4;

/** A QR code: dark on white in both schemes, with its quiet zone. */
export function QrSquare({ code, label, className }: { code: QrCode; label: string; className: string }) {
	const side = code.size + 2 * QUIET;
	return (
		<svg
			className={className}
			viewBox={`${-QUIET} ${-QUIET} ${side} ${side}`}
			role="img"
			aria-label={label}
			shapeRendering="crispEdges"
		>
			<rect x={-QUIET} y={-QUIET} width={side} height={side} fill="#fff" />
			<path d={code.path} fill="#0d0b1f" />
		</svg>
	);
}

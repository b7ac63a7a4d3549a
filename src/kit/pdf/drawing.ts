/** What sheets draw with, beside the texts of sheet.ts; kit/pdf is the one place that knows the renderer. */
export {
	Circle,
	ClipPath,
	Defs,
	Ellipse,
	G,
	Image,
	Line,
	LinearGradient,
	Link,
	Path,
	Polygon,
	Rect,
	Stop,
	Svg,
} from "@react-pdf/renderer";

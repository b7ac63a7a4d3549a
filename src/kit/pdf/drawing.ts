/** What sheets draw with, beside the texts of sheet.ts; kit/pdf is the one place that knows the renderer. */
export {
	G,
	Image,
	Line,
	Link,
	Path,
	Rect,
	Svg,
} from "@react-pdf/renderer";

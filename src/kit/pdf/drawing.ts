/** Drawing primitives of sheets. Only kit/pdf imports the renderer. */
export {
	G,
	Image,
	Line,
	Link,
	Path,
	Rect,
	Svg,
} from "@react-pdf/renderer";

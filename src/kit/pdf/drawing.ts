/** Drawing primitives of sheets; only kit/pdf knows the renderer. */
export {
	G,
	Image,
	Line,
	Link,
	Path,
	Rect,
	Svg,
} from "@react-pdf/renderer";

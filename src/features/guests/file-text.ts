/** The text of a file: UTF-8, or else Windows-1250, in which Polish spreadsheets save CSV. */
export function fileText(bytes: ArrayBuffer): string {
	try {
		return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
	} catch {
		return new TextDecoder("windows-1250").decode(bytes);
	}
}

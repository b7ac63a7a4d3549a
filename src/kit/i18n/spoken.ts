/** Selectable spoken languages (ISO 639). */
export const SPOKEN = [
	...["pl", "en", "de", "uk", "es", "fr", "it", "cs", "sk", "lt", "nl", "pt", "sv", "nb", "da", "fi", "hu", "ro"],
	...["ru", "be", "tr", "ar", "hi", "ja", "ko", "zh", "vi", "szl", "csb"],
];

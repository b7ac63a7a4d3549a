import { useEffect, useState } from "react";

/** Closes a form after its next render, when nothing in it is unsaved and no guard asks any more. */
export function useClosing(onClose: () => void): () => void {
	const [isClosing, setClosing] = useState(false);
	useEffect(() => {
		if (isClosing) onClose();
	}, [isClosing]);
	return () => setClosing(true);
}

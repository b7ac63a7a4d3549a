import { useEffect } from "react";
import { useParams } from "wouter";
import { ScreenSkeleton } from "../../client/ScreenSkeleton.tsx";
import { useFrame } from "../../client/use-frame.ts";

export function ExhibitorRedirect() {
	const { base } = useFrame();
	const path = useParams()["*"];
	useEffect(() => location.replace(`${base}/exhibitor/${path}`), [base, path]);
	return <ScreenSkeleton />;
}

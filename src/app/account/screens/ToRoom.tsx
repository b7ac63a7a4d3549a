import { useEffect } from "react";
import { useParams } from "wouter";
import { ScreenSkeleton } from "../ScreenSkeleton.tsx";
import { useFrame } from "../use-frame.ts";

/** Goes on to the exhibitors' area, where this screen is now. */
export function ToRoom() {
	const { base } = useFrame();
	const path = useParams()["*"];
	useEffect(() => location.replace(`${base}/exhibitor/${path}`), [base, path]);
	return <ScreenSkeleton />;
}

import { useEffect, useState } from "react";
import { STEP } from "../../../kit/contract/step.ts";
import { addressIn, type Step } from "../address.ts";
import { firstStep, hasPackageStep, packageByCode, type RegistrationForm } from "../form.ts";
import { addressWith } from "./address-bar.ts";

/** A link to a free package starts at the details. */
function stepAt(form: RegistrationForm): Step {
	if (!hasPackageStep(form)) return "data";
	const { step, packageCode } = addressIn(new URLSearchParams(location.search));
	return step ?? (packageByCode(form.packages, packageCode)?.netGrosz === 0 ? "data" : "package");
}

const hasStep = () => addressIn(new URLSearchParams(location.search)).step !== null;

/** Stores the step in the document for analytics, which need consent. */
function useAnnouncedStep(step: Step): void {
	useEffect(() => {
		document.documentElement.dataset[STEP] = step;
		dispatchEvent(new Event(STEP));
	}, [step]);
}

/** The current step. The URL keeps it for the Back button and reloads. */
export function useStep(form: RegistrationForm) {
	const [step, setStep] = useState<Step>(() => firstStep(form));
	const [moves, setMoves] = useState(0);
	const [isNamed, setNamed] = useState(false);
	const arrive = (next: Step) => {
		setStep((now) => {
			if (now !== next) setMoves((n) => n + 1);
			return next;
		});
	};
	useEffect(() => {
		const back = () => {
			arrive(stepAt(form));
			setNamed(hasStep());
		};
		setNamed(hasStep());
		// a team's tickets are only in the draft
		if (stepAt(form) !== "package") setStep("data");
		addEventListener("popstate", back);
		return () => removeEventListener("popstate", back);
	}, []);
	useAnnouncedStep(step);
	const go = (next: Step) => {
		history.pushState(null, "", addressWith({ step: next }));
		setNamed(true);
		arrive(next);
	};
	/** The details were not shown yet. */
	const goFirst = () => {
		history.replaceState(history.state, "", addressWith({ step: null }));
		setNamed(false);
		setStep("package");
	};
	const goBack = () => {
		if (step === "extras") go("data");
	};
	return { step, isNamed, moves, go, goFirst, goBack };
}

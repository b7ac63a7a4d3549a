import { useEffect, useState } from "react";
import { STEP } from "../../../kit/contract/step.ts";
import { addressIn, type Step } from "../address.ts";
import { firstStep, hasPackageStep, packageByCode, type RegistrationForm } from "../form.ts";
import { addressWith } from "./address-bar.ts";

/** The step that the address names; a link that chooses a free package leads to the details at once. */
function stepAt(form: RegistrationForm): Step {
	if (!hasPackageStep(form)) return "data";
	const { step, packageCode } = addressIn(new URLSearchParams(location.search));
	return step ?? (packageByCode(form.packages, packageCode)?.netGrosz === 0 ? "data" : "package");
}

/** The step that is shown: it stands in the address, so that the browser's back button and a reload keep it. */
export function useStep(form: RegistrationForm) {
	const [step, setStep] = useState<Step>(() => firstStep(form));
	/** How often the person has gone from step to step. */
	const [moves, setMoves] = useState(0);
	const arrive = (next: Step) => {
		setStep((now) => {
			if (now !== next) setMoves((n) => n + 1);
			return next;
		});
	};
	useEffect(() => {
		const back = () => arrive(stepAt(form));
		// a team's tickets stand in the draft alone: the server could not know that the details are next
		if (stepAt(form) !== "package") setStep("data");
		addEventListener("popstate", back);
		return () => removeEventListener("popstate", back);
	}, []);
	useEffect(() => {
		// what counts how far people come is not fetched before they accept it: the document tells it
		document.documentElement.dataset[STEP] = step;
		dispatchEvent(new Event(STEP));
	}, [step]);
	const go = (next: Step) => {
		history.pushState(null, "", addressWith({ step: next }));
		arrive(next);
	};
	/** Goes back to the first step before the details were seen. */
	const goFirst = () => {
		history.replaceState(history.state, "", addressWith({ step: null }));
		setStep("package");
	};
	/** To the details, where something of them is to be corrected. */
	const goBack = () => {
		if (step === "extras") go("data");
	};
	return { step, moves, go, goFirst, goBack };
}

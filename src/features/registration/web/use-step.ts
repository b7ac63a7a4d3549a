import { useEffect, useState } from "react";
import { STEP } from "../../tracking/addresses.ts";
import { packageByCode, type RegistrationForm } from "../form.ts";
import { addressIn, addressWith, type Step } from "./address.ts";

/** Whether there is anything to be chosen before the details: not at a meetup, nor where all there is is free. */
export function hasPackageStep({ event, packages }: RegistrationForm): boolean {
	return !event.isMeeting && (packages.length > 1 || packages.some((one) => one.netGrosz > 0));
}

/** The step that the address names; a link that chooses a free package leads to the details at once. */
function stepAt(form: RegistrationForm): Step {
	if (!hasPackageStep(form)) return "data";
	const { step, packageCode } = addressIn(location.search);
	return step ?? (packageByCode(form.packages, packageCode)?.netGrosz === 0 ? "data" : "package");
}

/** The step that is shown: it stands in the address, so that the browser's back button and a reload keep it. */
export function useStep(form: RegistrationForm) {
	const [step, setStep] = useState<Step>(hasPackageStep(form) ? "package" : "data");
	/** How often the person has gone from step to step. */
	const [moves, setMoves] = useState(0);
	/** The address has been asked. */
	const [isKnown, setKnown] = useState(false);
	const arrive = (next: Step) => {
		setStep((now) => {
			if (now !== next) setMoves((n) => n + 1);
			return next;
		});
	};
	useEffect(() => {
		const back = () => arrive(stepAt(form));
		// passwords are not kept: a page that is opened anew begins with the details
		const first = stepAt(form);
		setStep(first === "extras" ? "data" : first);
		setKnown(true);
		addEventListener("popstate", back);
		return () => removeEventListener("popstate", back);
	}, []);
	const isShown = isKnown && step;
	useEffect(() => {
		if (!isShown) return;
		// what counts how far people come is not fetched before they accept it: the document tells it
		document.documentElement.dataset[STEP] = isShown;
		dispatchEvent(new Event(STEP));
	}, [isShown]);
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

import { useEffect, useRef } from "react";
import { useForm } from "../../../kit/ui/use-form.ts";
import { usePhoneLibrary } from "../../../kit/ui/use-phone-library.ts";
import { normalizedCode } from "../../codes/rules.ts";
import { packageByCode, type RegistrationForm } from "../form.ts";
import { registrationForm } from "../registration-form.ts";
import type { FormValues } from "../values.ts";
import { addressWith } from "./address-bar.ts";
import { type BuyerFacts, type Choice, useOffer } from "./buying/use-offer.ts";
import { usePerson } from "./buying/use-person.ts";
import { storeDraft, storedDraft } from "./draft.ts";
import { DETAILS } from "./field-list.ts";
import { isRefused, useEmailCheck } from "./use-email-check.ts";
import { useHeldPlace } from "./use-held.ts";
import { usePasswordCheck } from "./use-password-check.ts";
import { useSending } from "./use-sending.ts";
import { useStep } from "./use-step.ts";
import { useWaitingList } from "./use-waiting-list.ts";

function addressValues({ address, packages }: RegistrationForm): Partial<FormValues> {
	const requested = packageByCode(packages, address.packageCode);
	return { ...(requested && { packageCode: requested.code }), ...(address.code && { code: address.code }) };
}

type Fields = { values: FormValues; latest(): FormValues; set(part: Partial<FormValues>): void };

/**
 * Restores the draft after the URL's choices, and stores changes. The URL keeps its code only while the field has it,
 * so that a removed code stays removed after a reload.
 */
function useDraft(shown: RegistrationForm, { set, values }: Fields): void {
	const { code: eventCode } = shown.event;
	const { code: inAddress } = shown.address;
	const first = useRef(values);
	const isNamed = useRef(inAddress !== null);
	useEffect(() => {
		const draft = storedDraft(eventCode);
		if (draft) set({ ...draft, ...addressValues(shown) });
	}, [eventCode]);
	useEffect(() => {
		if (values === first.current) return;
		storeDraft(eventCode, values);
		if (!isNamed.current || normalizedCode(values.code) === normalizedCode(inAddress ?? "")) return;
		isNamed.current = false;
		history.replaceState(history.state, "", addressWith({ code: null }) + location.hash);
	}, [values]);
}

/** Looks a typed code up, and refreshes prices and visible options. */
function useAsking(
	shown: RegistrationForm,
	{ latest }: Fields,
	{ askCode, askPrices, askOptions }: ReturnType<typeof useOffer>,
	showsOptions: boolean,
): void {
	useEffect(() => {
		const { code } = latest();
		if (normalizedCode(code) !== shown.knownCode?.code) void askCode(code);
		void askPrices().catch(() => {});
	}, []);
	useEffect(() => {
		if (showsOptions) void askOptions().catch(() => {}); // the server's answer to the submission tells
	}, [showsOptions]);
}

/** Looks a typed code up first if needed. */
async function isCodeAccepted(values: FormValues, offer: ReturnType<typeof useOffer>, { effect }: Choice) {
	const checkedCode = effect.state === "unchecked" ? await offer.askCode(values.code) : offer.known;
	const { state } = offer.effectOf(values, checkedCode);
	return state !== "refused" && state !== "unanswered";
}

const isNothingChosen = ({ tickets, chosen }: Choice) => (tickets ? tickets.length === 0 : !chosen);

export type Registration = ReturnType<typeof useRegistration>;

type Parts = {
	shown: RegistrationForm;
	emails: ReturnType<typeof useEmailCheck>;
	passwords: ReturnType<typeof usePasswordCheck>;
	person: ReturnType<typeof usePerson>;
	offer: ReturnType<typeof useOffer>;
	steps: ReturnType<typeof useStep>;
	onNoPlaces: () => Promise<void>;
};

// long: a form's declaration, and two ways to send it
function useFields({ shown, onNoPlaces, ...parts }: Parts) {
	const { emails, passwords, person, offer } = parts;
	const { form } = offer;
	const phone = usePhoneLibrary();
	const standing = useRef<BuyerFacts>({ isKnown: false, isOnline: null, held: null });
	const choiceOf = (values: FormValues) => offer.choiceOf(values, standing.current);
	const waitingOffer = useHeldPlace(shown, ({ packageCode, ...entry }) => {
		const { email, firstName } = fields.latest();
		fields.set({ packageCode, email: email || entry.email, firstName: firstName || entry.firstName });
	});
	const isKnown = person.known !== undefined;
	standing.current = { isKnown, isOnline: shown.address.isOnline, held: waitingOffer.held };
	const { goOn, register, begin, ...sending } = useSending({
		...parts,
		form,
		held: waitingOffer,
		choiceOf,
		onNoPlaces,
	});
	const fields = useForm({
		form: registrationForm,
		lang: form.lang,
		id: "",
		mode: "blur",
		initial: addressValues(shown),
		context: {
			form,
			choiceOf,
			isPhoneNo: phone.isPhoneNo,
			isRefused: (email: string) => isRefused(emails.known(email)),
			weakPassword: passwords.refusalOf,
		},
		whenReady: phone.started,
		onRefused: sending.onRefused,
		save: (_, values) => register(values),
	});
	return {
		...sending,
		fields,
		choiceOf,
		held: waitingOffer,
		onPhoneStart: phone.onStart,
		/** Validates the details and continues to the next step. */
		goOn() {
			begin();
			void fields.submit({ names: DETAILS, save: (_, values) => goOn(values) });
		},
		submit() {
			begin();
			void fields.submit();
		},
	};
}

/** Choice, validation, draft, submission and outcome. */
export function useRegistration(shown: RegistrationForm, onNoPlaces: () => Promise<void>) {
	const { address } = shown;
	const emails = useEmailCheck(shown.event.code, shown.lang);
	const passwords = usePasswordCheck(shown.lang);
	const person = usePerson(shown.lang, address.isHinted);
	const offer = useOffer(shown);
	const { form } = offer;
	const { isMeeting } = form.event;
	const steps = useStep(form);
	const { choiceOf, ...sending } = useFields({ shown, emails, passwords, person, offer, steps, onNoPlaces });
	const { fields, refusals, registered, held: waitingOffer } = sending;
	useDraft(shown, fields);
	useAsking(shown, fields, offer, isMeeting || steps.step === "extras");
	const choice = choiceOf(fields.values);
	const waiting = useWaitingList({ form, values: fields.values, known: person.known, onPlaces: offer.askPrices });
	const isWaitingOnly = choice.isFull && refusals.round === 0 && waitingOffer.state.name !== "asking";
	// the details need a chosen and available package
	const isFirst = isNothingChosen(choice) || isWaitingOnly;
	useEffect(() => {
		if (isFirst && steps.step !== "package" && !registered) steps.goFirst();
	}, [isFirst]);
	return {
		...steps,
		...sending,
		form,
		offer,
		address,
		emails,
		passwords,
		person,
		waiting,
		choice,
		/** Payment has its own step, except at a meetup. */
		goesOn: steps.step === "data" && !isMeeting && choice.grossGrosz > 0,
		judgeCode: (values: FormValues) => isCodeAccepted(values, offer, choice),
	};
}

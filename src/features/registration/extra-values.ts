/** What a person has chosen besides the package, as the form holds it; what is not offered any more does not count. */
export type ExtraValues = {
	wantLunch: boolean;
	wantAfterpartyTicket: boolean;
	/** A size, or empty. */
	tShirtChoice: string;
	wantGiftbag: boolean;
	wantDelivery: boolean;
	deliveryFirstName: string;
	deliveryLastName: string;
	deliveryStreet: string;
	deliveryPostCode: string;
	deliveryCity: string;
	deliveryComment: string;
};

export const noExtras: ExtraValues = {
	wantLunch: false,
	wantAfterpartyTicket: false,
	tShirtChoice: "",
	wantGiftbag: false,
	wantDelivery: false,
	deliveryFirstName: "",
	deliveryLastName: "",
	deliveryStreet: "",
	deliveryPostCode: "",
	deliveryCity: "",
	deliveryComment: "",
};

/** Choices besides the package, as form values; options no longer offered are ignored. */
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

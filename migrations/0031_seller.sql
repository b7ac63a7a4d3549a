CREATE TABLE "seller" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"details" jsonb NOT NULL,
	"sender" text,
	"is_invented" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
ALTER TABLE "certificate_wording" ADD COLUMN "issuer" jsonb;
--> statement-breakpoint
-- Certificates of earlier releases keep the issuer that they named.
UPDATE "certificate_wording" SET "issuer" = '{"name": "Fundacja Estrada", "address": {"street": "ul. Świetlna 12", "postCode": "00-950", "city": "Warszawa", "country": "PL"}, "registers": ["KRS 0000999999", "REGON 999999999"], "signer": null}';

-- Keeps `profile_shown.has_ticket`: whether the person has a confirmed ticket of the event that opens its people. To join
-- 20,000 tickets anew takes two thirds of a search for people.
CREATE OR REPLACE FUNCTION "opens_people"("account" text, "event" integer) RETURNS boolean LANGUAGE sql STABLE AS $$
	SELECT EXISTS (
		SELECT FROM "registration" JOIN "ticket_package" ON "ticket_package"."id" = "registration"."package_id"
		WHERE "registration"."account_id" = $1 AND "registration"."event_id" = $2 AND "registration"."status" = 'confirmed'
			AND "ticket_package"."event_id" = $2 AND "ticket_package"."includes"->>'matchmaking' <> 'none')
$$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION "find_ticket_of_shown"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	-- a change of the ticket that is under way is waited for: it does not see this row yet
	PERFORM FROM "registration" WHERE "account_id" = NEW."account_id" AND "event_id" = NEW."event_id" FOR SHARE;
	NEW."has_ticket" := "opens_people"(NEW."account_id", NEW."event_id");
	RETURN NEW;
END $$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION "update_ticket_of_shown"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	changed "registration" := coalesce(NEW, OLD);
BEGIN
	UPDATE "profile_shown" SET "has_ticket" = "opens_people"("account_id", "event_id")
		WHERE "account_id" = changed."account_id" AND "event_id" = changed."event_id"
			-- a row that stays as it was is not checked against an account that is being deleted
			AND "has_ticket" <> "opens_people"("account_id", "event_id");
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION "update_tickets_of_package"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE "profile_shown" SET "has_ticket" = "opens_people"("account_id", "event_id") WHERE "event_id" = NEW."event_id"
		AND "has_ticket" <> "opens_people"("account_id", "event_id");
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE OR REPLACE TRIGGER "profile_shown_finds_ticket" BEFORE INSERT ON "profile_shown"
	FOR EACH ROW EXECUTE FUNCTION "find_ticket_of_shown"();--> statement-breakpoint
CREATE OR REPLACE TRIGGER "registration_updates_shown" AFTER INSERT OR DELETE OR UPDATE OF "status", "package_id" ON "registration"
	FOR EACH ROW EXECUTE FUNCTION "update_ticket_of_shown"();--> statement-breakpoint
CREATE OR REPLACE TRIGGER "ticket_package_updates_shown" AFTER UPDATE OF "includes" ON "ticket_package"
	FOR EACH ROW WHEN (OLD."includes"->>'matchmaking' IS DISTINCT FROM NEW."includes"->>'matchmaking')
	EXECUTE FUNCTION "update_tickets_of_package"();

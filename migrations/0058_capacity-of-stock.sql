ALTER TABLE "package_stock" ADD COLUMN "capacity" integer;--> statement-breakpoint
-- Keeps `package_stock.capacity`. A registration that waits for the counter's lock sees the row's newest version, and so
-- obeys a capacity that was lowered after it had read the package.
CREATE OR REPLACE FUNCTION "update_capacity_of_stock"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE "package_stock" SET "capacity" = NEW."capacity" WHERE "package_id" = NEW."id";
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE OR REPLACE TRIGGER "ticket_package_updates_stock" AFTER UPDATE OF "capacity" ON "ticket_package"
	FOR EACH ROW WHEN (OLD."capacity" IS DISTINCT FROM NEW."capacity") EXECUTE FUNCTION "update_capacity_of_stock"();

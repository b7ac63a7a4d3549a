-- A document keeps all that it says. Only whom it names may go: of a pro-forma, which is no tax document, at any time, of
-- the others when the law lets them go. The year is over where it ends first on earth: which zone's year counts, the
-- caller knows, and by which clock it says in "estrada.now".
CREATE OR REPLACE FUNCTION "refuse_document_change"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	moment timestamptz := coalesce(nullif(current_setting('estrada.now', true), '')::timestamptz, now());
	is_kept boolean := OLD.year >= extract(year FROM (moment AT TIME ZONE 'UTC') + interval '14 hours') - 5;
BEGIN
	IF TG_OP = 'UPDATE' THEN
		IF (OLD.kind = 'proforma' OR NOT is_kept)
			AND to_jsonb(NEW) - 'content' = to_jsonb(OLD) - 'content'
			AND NEW.content - 'buyer' - 'notes' = OLD.content - 'buyer' - 'notes' THEN
			RETURN NEW;
		END IF;
		RAISE EXCEPTION 'a document that was issued is never changed: issue a correction' USING ERRCODE = 'restrict_violation';
	END IF;
	IF is_kept THEN
		RAISE EXCEPTION 'a tax document is kept for five years after its year' USING ERRCODE = 'restrict_violation';
	END IF;
	RETURN OLD;
END $$;--> statement-breakpoint
CREATE OR REPLACE TRIGGER "tax_document_never_changes" BEFORE UPDATE OR DELETE ON "tax_document"
	FOR EACH ROW EXECUTE FUNCTION "refuse_document_change"();

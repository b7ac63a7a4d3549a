CREATE FUNCTION "refuse_document_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'UPDATE' THEN
		RAISE EXCEPTION 'a document that was issued is never changed: issue a correction' USING ERRCODE = 'restrict_violation';
	END IF;
	IF OLD.year >= extract(year FROM now()) - 5 THEN
		RAISE EXCEPTION 'a tax document is kept for five years after its year' USING ERRCODE = 'restrict_violation';
	END IF;
	RETURN OLD;
END $$;--> statement-breakpoint
CREATE TRIGGER "tax_document_never_changes" BEFORE UPDATE OR DELETE ON "tax_document"
	FOR EACH ROW EXECUTE FUNCTION "refuse_document_change"();

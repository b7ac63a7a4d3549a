-- Codes lie below orders and do not know their tables; what a code names must be a line of an order all the same.
ALTER TABLE "ticket_code" ADD CONSTRAINT "ticket_code_order_line_id_order_line_id_fk" FOREIGN KEY ("order_line_id") REFERENCES "order_line"("id");

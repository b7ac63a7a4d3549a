-- Payments and codes lie below orders and do not know their tables; what they name must be there all the same.
ALTER TABLE "payment" ADD CONSTRAINT "payment_order_id_sales_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "sales_order"("id");--> statement-breakpoint
ALTER TABLE "ticket_code" ADD CONSTRAINT "ticket_code_order_line_id_order_line_id_fk" FOREIGN KEY ("order_line_id") REFERENCES "order_line"("id");

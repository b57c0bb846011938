-- The name of a contact topic is spelt as the rest of the shop, unless an operator has changed it.

update contact_topics set name = name || '{"en": "Payment and installments"}'
  where value = 'payment' and name ->> 'en' = 'Payment and instalments';

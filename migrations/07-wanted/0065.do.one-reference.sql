-- A chat about a deposit is named by the reference that its user writes into the payment, as every
-- other place names that deposit, and no longer by the transaction's uid.
update chat_sessions c set reference = t.reference_number
from transactions t where t.id = c.related_transaction_id;

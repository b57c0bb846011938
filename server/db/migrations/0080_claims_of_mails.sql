-- Since when a process has been sending the mail: another one leaves it alone for a while.
alter table mails add column claimed_at timestamptz;

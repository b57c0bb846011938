-- A link that is followed in another browser than that of the registration takes its password, and ends after ten wrong ones.

alter table activation_tokens
  -- Passwords that were tried; each is counted before it is checked.
  add column guesses integer not null default 0 check (guesses between 0 and 10);

-- Order numbers are random: a sequence says how many orders there were. It stays for versions before this one, which may still run.
comment on sequence order_numbers is 'unused: order numbers are random';

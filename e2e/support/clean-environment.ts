/** Overrides a developer's own settings; an empty variable counts as absent. */
export const cleanEnvironment = {
  DATABASE_URL: '',
  API_HOST: '',
  HOST: '',
  ORIGIN: '',
  SMTP_URL: '',
  TOKEN_SECRET: '',
  PAYMENTS: '',
  BANK_ACCOUNTS: '',
  TAG_MANAGER_ID: '',
};

/** Under which the browser caches the profile of the customer who is signed in. */
export const profileKey = ['accounts', 'profile'] as const;

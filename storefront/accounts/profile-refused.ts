/** The error of the profile's query if the server refused it, which ends the session. */
export class ProfileRefused extends Error {
  override name = 'ProfileRefused';
}

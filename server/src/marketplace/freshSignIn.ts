/** Description for calls that would hand an account to whoever has stolen a token. */
export const FRESH_SIGN_IN =
  'Needs a sign-in of the last ten minutes by a wallet that the user has had for long: an older token is answered with 401, a new wallet with 403.'

/** Message by which an account of Twitter says that it is a user's: of what nobody but the server writes. */
export const confirmationMessage = (userId: string, platform: string): string =>
  `This account belongs to my profile ${userId} on ${platform}.`

/** Returns the message by which a Twitter account says that it is a user's. It only has text that the server writes. */
export const confirmationMessage = (userId: string, platform: string): string =>
  `This account belongs to my profile ${userId} on ${platform}.`

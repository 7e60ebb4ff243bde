/**
 * Returns true on phones and tablets, where wallets are separate apps.
 *
 * @param browser Default: the current browser.
 */
export function isPhone({
  userAgent,
  maxTouchPoints,
}: Pick<Navigator, 'userAgent' | 'maxTouchPoints'> = navigator): boolean {
  if (/Android|iPhone|iPad|iPod/.test(userAgent)) return true
  // Safari on iPads claims to run on a Mac, but no Mac has a touch screen.
  return /Macintosh/.test(userAgent) && maxTouchPoints > 1
}

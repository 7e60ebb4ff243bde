/**
 * True on phones and tablets, where wallets are apps of their own.
 *
 * @param browser Default: the open one.
 */
export function isPhone({
  userAgent,
  maxTouchPoints,
}: Pick<Navigator, 'userAgent' | 'maxTouchPoints'> = navigator): boolean {
  if (/Android|iPhone|iPad|iPod/.test(userAgent)) return true
  // Safari of iPads says that it is on a Mac, none of which has a touch screen.
  return /Macintosh/.test(userAgent) && maxTouchPoints > 1
}

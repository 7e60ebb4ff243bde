const LOOPBACK: readonly string[] = ['localhost', '127.0.0.1', '[::1]']

/** Returns true if a URL points to this machine; false for an invalid URL. */
export function isOnThisMachine(url: string): boolean {
  return URL.canParse(url) && LOOPBACK.includes(new URL(url).hostname)
}

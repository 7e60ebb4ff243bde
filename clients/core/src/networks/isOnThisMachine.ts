const LOOPBACK: readonly string[] = ['localhost', '127.0.0.1', '[::1]']

/** True if a URL is that of this machine; false for an invalid URL. */
export function isOnThisMachine(url: string): boolean {
  return URL.canParse(url) && LOOPBACK.includes(new URL(url).hostname)
}

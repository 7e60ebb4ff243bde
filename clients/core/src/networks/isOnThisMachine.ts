const LOOPBACK: readonly string[] = ['localhost', '127.0.0.1', '[::1]']

/** True for an address of the machine that asks; false for another one and for what is none. */
export function isOnThisMachine(url: string): boolean {
  return URL.canParse(url) && LOOPBACK.includes(new URL(url).hostname)
}

import { EMPTY, invalid, type Parsed, valid } from '#shared/lib/parsed.ts'

const THIS_MACHINE = ['localhost', '127.0.0.1']

/** The url of a node that pages may call: encrypted, or on this machine. */
export function parseCustomUrl(text: string): Parsed<string> {
  const trimmed = text.trim()
  if (trimmed === '') return EMPTY
  const url = URL.canParse(trimmed) ? new URL(trimmed) : undefined
  if (!url || !/^https?:$/.test(url.protocol)) {
    return invalid('Enter a url that starts with https://.')
  }
  if (url.username !== '' || url.password !== '') {
    return invalid('Browsers do not send names and passwords in urls; put a key into the path.')
  }
  if (url.protocol === 'http:' && !isOnThisMachine(url.href)) {
    return invalid('Use https://: without encryption, anybody in between can change the answers.')
  }
  return valid(url.href)
}

/** Host and port of a url; nothing else is ever shown, because the rest may hold a key. */
export function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).host : 'unknown host'
}

/** True if a url points to this machine. */
export function isOnThisMachine(url: string): boolean {
  return URL.canParse(url) && THIS_MACHINE.includes(new URL(url).hostname)
}

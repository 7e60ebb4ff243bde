import type { SignPageAnswer, SignPageMessage, SignPageReply } from '@mintline/core/signing'

/** Session storage key: it survives a reload, and no other tab reads it. */
const SESSION_KEY = 'mintline.sign-in'

/** The page's admission by its link. */
export type Admission =
  | { status: 'admitted'; session: string }
  /** Another tab has used the link. */
  | { status: 'used' }
  /** The link has no token, or an unknown one. */
  | { status: 'invalid' }

/** Thrown if the command no longer takes this tab for its page. */
export class SessionOver extends Error {}

/** Uses the token in the page's address, once; without one, the session from before a reload. */
export async function admit(address: Location = window.location): Promise<Admission> {
  const token = address.hash.slice(1)
  const stored = sessionStorage.getItem(SESSION_KEY)
  if (token === '') return stored === null ? { status: 'invalid' } : admitted(stored)
  const response = await post('/admission', token)
  // Neither history nor a copied address can have it.
  window.history.replaceState(null, '', address.pathname)
  if (response.status === 409) return stored === null ? { status: 'used' } : admitted(stored)
  if (!response.ok) return { status: 'invalid' }
  const { session } = Object(await response.json())
  sessionStorage.setItem(SESSION_KEY, session)
  return admitted(session)
}

function admitted(session: string): Admission {
  return { status: 'admitted', session }
}

/**
 * Receives the command's messages until the connection ends.
 *
 * @throws SessionOver if another tab is the page by now
 */
export async function listen(
  session: string,
  onMessage: (message: SignPageMessage) => void,
): Promise<void> {
  const response = await post('/messages', session)
  if (response.status === 401) throw new SessionOver()
  if (!response.ok || !response.body) throw new Error('The command does not answer.')
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader()
  let rest = ''
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    const lines = `${rest}${part.value}`.split('\n')
    rest = lines.pop() ?? ''
    for (const line of lines) onMessage(JSON.parse(line))
  }
}

/** Sends a reply, and returns the command's answer. */
export async function reply(session: string, message: SignPageReply): Promise<SignPageAnswer> {
  const response = await post('/replies', session, message)
  if (response.status === 401) throw new SessionOver()
  if (!response.ok) throw new Error('The command does not understand this page.')
  return await response.json()
}

function post(path: string, secret: string, body?: object): Promise<Response> {
  return fetch(path, {
    method: 'POST',
    headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  })
}

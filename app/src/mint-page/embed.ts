import { frameAddress } from './lib/frameAddress.ts'
import { heightOf } from './lib/heightMessage.ts'

/**
 * The frame's permissions: scripts, its own origin (needed for storage and wallets), and links in new tabs. It can
 * neither move nor read the page around it.
 */
const SANDBOX = 'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox'
/** Height in pixels until the frame reports its own. */
const FIRST_HEIGHT = 640

/** Replaces the requesting script with a mint page. */
function embed(script: HTMLScriptElement): void {
  const address = frameAddress(script.src, script.dataset)
  if (address === undefined) throw new Error('embed.js needs a collection: data-collection="…".')
  const frame = document.createElement('iframe')
  frame.src = address
  frame.title = 'Mint'
  frame.referrerPolicy = 'no-referrer'
  frame.allow = 'clipboard-write'
  frame.setAttribute('sandbox', SANDBOX)
  Object.assign(frame.style, {
    border: '0',
    display: 'block',
    height: `${FIRST_HEIGHT}px`,
    width: '100%',
  })
  const { origin } = new URL(address)
  const hear = (event: MessageEvent<unknown>) => {
    // Ignores messages from anybody but the frame.
    if (event.source !== frame.contentWindow || event.origin !== origin) return
    const height = heightOf(event.data)
    if (height !== undefined) frame.style.height = `${height}px`
  }
  window.addEventListener('message', hear)
  script.replaceWith(frame)
}

const { currentScript } = document
if (currentScript instanceof HTMLScriptElement) embed(currentScript)

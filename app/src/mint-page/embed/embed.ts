import { frameAddress } from '../lib/frameAddress.ts'
import { heightOf } from '../lib/heightMessage.ts'

/**
 * What the frame may do: run, be itself to its own host (or it could keep nothing and read no wallet),
 * and open links in tabs of their own. It can neither move nor read the page around it.
 */
const SANDBOX = 'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox'
/** Pixels until the frame has said how high it is. */
const FIRST_HEIGHT = 640

/** Puts a mint page in the place of the script that asks for it. */
function embed(script: HTMLScriptElement): void {
  const address = frameAddress(script.src, script.dataset)
  if (address === undefined) throw new Error('embed.js needs to know of what: data-collection="…".')
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
    // Whoever else sends messages to this page is none of the frame's business.
    if (event.source !== frame.contentWindow || event.origin !== origin) return
    const height = heightOf(event.data)
    if (height !== undefined) frame.style.height = `${height}px`
  }
  window.addEventListener('message', hear)
  script.replaceWith(frame)
}

const { currentScript } = document
if (currentScript instanceof HTMLScriptElement) embed(currentScript)

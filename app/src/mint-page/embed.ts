import { frameAddress } from './lib/frameAddress.ts'
import { heightOf } from './lib/heightMessage.ts'
import { type Pixel, schemeOn } from './lib/hostScheme.ts'

/**
 * The frame's permissions: scripts, its own origin (needed for storage and wallets), and links in new tabs. It can
 * neither move nor read the page around it.
 */
const SANDBOX = 'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox'
/** Height in pixels until the frame reports its own. */
const FIRST_HEIGHT = 640

/** Replaces the requesting script with a mint page. */
function embed(script: HTMLScriptElement): void {
  const given = script.dataset
  const frame = document.createElement('iframe')
  const scheme = () => {
    const { theme } = given
    return theme === 'light' || theme === 'dark' ? theme : schemeOn(backgroundsBehind(frame))
  }
  const addressIn = (theme: string) => frameAddress(script.src, { ...given, theme })
  const address = addressIn('light')
  if (address === undefined) throw new Error('embed.js needs a collection: data-collection="…".')
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
  let shown = scheme()
  // Browsers make a frame opaque whose scheme is not that of its page.
  frame.style.colorScheme = shown
  frame.src = addressIn(shown) ?? address
  const follow = () => {
    const wanted = scheme()
    if (wanted === shown) return
    shown = wanted
    frame.style.colorScheme = wanted
    // Only the part after # changes, so that the page stays as it is.
    frame.contentWindow?.location.replace(addressIn(wanted) ?? address)
  }
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', follow)
  const changes = new MutationObserver(follow)
  for (const element of [document.documentElement, document.body]) {
    changes.observe(element, { attributes: true })
  }
}

/** Returns the backgrounds behind an element, the nearest first, and last the browser's own. */
function* backgroundsBehind(element: HTMLElement): Generator<Pixel> {
  for (let behind = element.parentElement; behind; behind = behind.parentElement) {
    yield pixelOf(getComputedStyle(behind).backgroundColor)
  }
  const own = document.createElement('span')
  own.style.backgroundColor = 'Canvas'
  document.documentElement.append(own)
  yield pixelOf(getComputedStyle(own).backgroundColor)
  own.remove()
}

/** Converts any colour of CSS. */
function pixelOf(color: string): Pixel {
  const context = Object.assign(document.createElement('canvas'), {
    width: 1,
    height: 1,
  }).getContext('2d')
  if (!context) return [0, 0, 0, 0]
  context.fillStyle = color
  context.fillRect(0, 0, 1, 1)
  const [red = 0, green = 0, blue = 0, alpha = 0] = context.getImageData(0, 0, 1, 1).data
  return [red, green, blue, alpha]
}

const { currentScript } = document
if (currentScript instanceof HTMLScriptElement) embed(currentScript)

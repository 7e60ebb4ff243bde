import { type ServedHost, serveHere } from './serveHere.ts'

/** Item with a missing document. */
export const ITEM_WITHOUT_DOCUMENT = 58
/** Item with a missing picture. */
export const ITEM_WITHOUT_PICTURE = 59

/** The browser's message about missing documents and pictures. */
export const MISSING_FILES = /Failed to load resource.*404/

/**
 * Serves `/collection.json`, `/<number>.json` and `/<number>.svg`. Two items are broken; all texts try
 * to be more than text.
 */
export function serveMetadata(): Promise<ServedHost> {
  return serveHere(({ url = '/', headers: { host } }, response) => {
    const [, name = '', type = ''] = /^\/(\w+)\.(json|svg)(?:\?|$)/.exec(url) ?? []
    const isMissing =
      name === '' ||
      (type === 'json' && name === String(ITEM_WITHOUT_DOCUMENT)) ||
      (type === 'svg' && name === String(ITEM_WITHOUT_PICTURE))
    response.setHeader('access-control-allow-origin', '*')
    if (isMissing) {
      response.writeHead(404).end()
    } else if (type === 'json') {
      response.setHeader('content-type', 'application/json')
      response.end(JSON.stringify(documentOf(name, `http://${host}`)))
    } else {
      response.setHeader('content-type', 'image/svg+xml')
      response.end(pictureOf(name))
    }
  })
}

function documentOf(name: string, host: string) {
  return {
    name: `Document ${name}`,
    description: `First light over roof ${name}. <img src=x onerror="document.title='taken'">`,
    image: `${host}/${name}.svg`,
    external_url: 'javascript:alert(1)',
    attributes: [
      { trait_type: 'Sky', value: 'Clear' },
      { trait_type: 'Hour', value: 5 },
    ],
  }
}

/** Draws a sunrise in a colour derived from the name. */
function pictureOf(name: string): string {
  const hue = name === 'collection' ? 160 : (Number(name) * 47) % 360
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">
    <rect width="100" height="100" fill="hsl(${hue} 60% 82%)"/>
    <circle cx="50" cy="66" r="26" fill="hsl(${hue} 70% 58%)"/>
    <rect y="66" width="100" height="34" fill="hsl(${hue} 45% 30%)"/>
  </svg>`
}
